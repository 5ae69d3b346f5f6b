// The validators of a data kind, made from openapi/ by npm run generate.
// scripts/mock/validators.generated.js
const check1 = validate10;
const schema24 = { "type": ["string", "null"] };
const schema16 = {
	"type": "object",
	"properties": {
		"idType": { "anyOf": [
			{
				"type": "string",
				"enum": ["internal", "external"]
			},
			{ "type": "string" },
			{ "type": "null" }
		] },
		"dataScope": { "$ref": "#/components/schemas/LocationDataScope" },
		"dataSource": { "$ref": "#/components/schemas/LocationDataSource" },
		"zipFormat": { "$ref": "#/components/schemas/ZipFormat" },
		"cityFormat": { "$ref": "#/components/schemas/CityFormat" },
		"countryFormat": { "$ref": "#/components/schemas/CountryFormat" }
	}
};
const schema17 = { "anyOf": [
	{
		"type": "string",
		"enum": ["basic", "full"]
	},
	{ "type": "string" },
	{ "type": "null" }
] };
const schema18 = {
	"type": ["array", "null"],
	"items": { "anyOf": [{
		"type": "string",
		"enum": [
			"CZ",
			"SK",
			"PL"
		]
	}, { "type": "string" }] }
};
const schema19 = { "type": ["boolean", "null"] };
const schema20 = { "anyOf": [
	{
		"type": "string",
		"enum": [
			"minimal",
			"basic",
			"extended"
		]
	},
	{ "type": "string" },
	{ "type": "null" }
] };
const schema21 = { "anyOf": [
	{
		"type": "string",
		"enum": [
			"alpha2",
			"alpha3",
			"local",
			"localShortened",
			"international",
			"internationalShortened"
		]
	},
	{ "type": "string" },
	{ "type": "null" }
] };
function validate14(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.idType !== void 0) {
			let data0 = data.idType;
			const _errs2 = errors;
			let valid1 = false;
			const _errs3 = errors;
			if (typeof data0 !== "string") {
				const err0 = {
					instancePath: instancePath + "/idType",
					schemaPath: "#/properties/idType/anyOf/0/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err0];
				else vErrors.push(err0);
				errors++;
			}
			if (!(data0 === "internal" || data0 === "external")) {
				const err1 = {
					instancePath: instancePath + "/idType",
					schemaPath: "#/properties/idType/anyOf/0/enum",
					keyword: "enum",
					params: { allowedValues: schema16.properties.idType.anyOf[0].enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
			var _valid0 = _errs3 === errors;
			valid1 = valid1 || _valid0;
			if (!valid1) {
				const _errs5 = errors;
				if (typeof data0 !== "string") {
					const err2 = {
						instancePath: instancePath + "/idType",
						schemaPath: "#/properties/idType/anyOf/1/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err2];
					else vErrors.push(err2);
					errors++;
				}
				var _valid0 = _errs5 === errors;
				valid1 = valid1 || _valid0;
				if (!valid1) {
					const _errs7 = errors;
					if (data0 !== null) {
						const err3 = {
							instancePath: instancePath + "/idType",
							schemaPath: "#/properties/idType/anyOf/2/type",
							keyword: "type",
							params: { type: "null" },
							message: "must be null"
						};
						if (vErrors === null) vErrors = [err3];
						else vErrors.push(err3);
						errors++;
					}
					var _valid0 = _errs7 === errors;
					valid1 = valid1 || _valid0;
				}
			}
			if (!valid1) {
				const err4 = {
					instancePath: instancePath + "/idType",
					schemaPath: "#/properties/idType/anyOf",
					keyword: "anyOf",
					params: {},
					message: "must match a schema in anyOf"
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			} else {
				errors = _errs2;
				if (vErrors !== null) {
					if (_errs2) vErrors.length = _errs2;
					else vErrors = null;
				}
			}
		}
		if (data.dataScope !== void 0) {
			let data1 = data.dataScope;
			const _errs11 = errors;
			let valid3 = false;
			const _errs12 = errors;
			if (typeof data1 !== "string") {
				const err5 = {
					instancePath: instancePath + "/dataScope",
					schemaPath: "#/components/schemas/LocationDataScope/anyOf/0/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
			if (!(data1 === "basic" || data1 === "full")) {
				const err6 = {
					instancePath: instancePath + "/dataScope",
					schemaPath: "#/components/schemas/LocationDataScope/anyOf/0/enum",
					keyword: "enum",
					params: { allowedValues: schema17.anyOf[0].enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
			var _valid1 = _errs12 === errors;
			valid3 = valid3 || _valid1;
			if (!valid3) {
				const _errs14 = errors;
				if (typeof data1 !== "string") {
					const err7 = {
						instancePath: instancePath + "/dataScope",
						schemaPath: "#/components/schemas/LocationDataScope/anyOf/1/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err7];
					else vErrors.push(err7);
					errors++;
				}
				var _valid1 = _errs14 === errors;
				valid3 = valid3 || _valid1;
				if (!valid3) {
					const _errs16 = errors;
					if (data1 !== null) {
						const err8 = {
							instancePath: instancePath + "/dataScope",
							schemaPath: "#/components/schemas/LocationDataScope/anyOf/2/type",
							keyword: "type",
							params: { type: "null" },
							message: "must be null"
						};
						if (vErrors === null) vErrors = [err8];
						else vErrors.push(err8);
						errors++;
					}
					var _valid1 = _errs16 === errors;
					valid3 = valid3 || _valid1;
				}
			}
			if (!valid3) {
				const err9 = {
					instancePath: instancePath + "/dataScope",
					schemaPath: "#/components/schemas/LocationDataScope/anyOf",
					keyword: "anyOf",
					params: {},
					message: "must match a schema in anyOf"
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			} else {
				errors = _errs11;
				if (vErrors !== null) {
					if (_errs11) vErrors.length = _errs11;
					else vErrors = null;
				}
			}
		}
		if (data.dataSource !== void 0) {
			let data2 = data.dataSource;
			if (!Array.isArray(data2) && data2 !== null) {
				const err10 = {
					instancePath: instancePath + "/dataSource",
					schemaPath: "#/components/schemas/LocationDataSource/type",
					keyword: "type",
					params: { type: schema18.type },
					message: "must be array,null"
				};
				if (vErrors === null) vErrors = [err10];
				else vErrors.push(err10);
				errors++;
			}
			if (Array.isArray(data2)) {
				const len0 = data2.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data3 = data2[i0];
					const _errs22 = errors;
					let valid7 = false;
					const _errs23 = errors;
					if (typeof data3 !== "string") {
						const err11 = {
							instancePath: instancePath + "/dataSource/" + i0,
							schemaPath: "#/components/schemas/LocationDataSource/items/anyOf/0/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err11];
						else vErrors.push(err11);
						errors++;
					}
					if (!(data3 === "CZ" || data3 === "SK" || data3 === "PL")) {
						const err12 = {
							instancePath: instancePath + "/dataSource/" + i0,
							schemaPath: "#/components/schemas/LocationDataSource/items/anyOf/0/enum",
							keyword: "enum",
							params: { allowedValues: schema18.items.anyOf[0].enum },
							message: "must be equal to one of the allowed values"
						};
						if (vErrors === null) vErrors = [err12];
						else vErrors.push(err12);
						errors++;
					}
					var _valid2 = _errs23 === errors;
					valid7 = valid7 || _valid2;
					if (!valid7) {
						const _errs25 = errors;
						if (typeof data3 !== "string") {
							const err13 = {
								instancePath: instancePath + "/dataSource/" + i0,
								schemaPath: "#/components/schemas/LocationDataSource/items/anyOf/1/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err13];
							else vErrors.push(err13);
							errors++;
						}
						var _valid2 = _errs25 === errors;
						valid7 = valid7 || _valid2;
					}
					if (!valid7) {
						const err14 = {
							instancePath: instancePath + "/dataSource/" + i0,
							schemaPath: "#/components/schemas/LocationDataSource/items/anyOf",
							keyword: "anyOf",
							params: {},
							message: "must match a schema in anyOf"
						};
						if (vErrors === null) vErrors = [err14];
						else vErrors.push(err14);
						errors++;
					} else {
						errors = _errs22;
						if (vErrors !== null) {
							if (_errs22) vErrors.length = _errs22;
							else vErrors = null;
						}
					}
				}
			}
		}
		if (data.zipFormat !== void 0) {
			let data4 = data.zipFormat;
			if (typeof data4 !== "boolean" && data4 !== null) {
				const err15 = {
					instancePath: instancePath + "/zipFormat",
					schemaPath: "#/components/schemas/ZipFormat/type",
					keyword: "type",
					params: { type: schema19.type },
					message: "must be boolean,null"
				};
				if (vErrors === null) vErrors = [err15];
				else vErrors.push(err15);
				errors++;
			}
		}
		if (data.cityFormat !== void 0) {
			let data5 = data.cityFormat;
			const _errs32 = errors;
			let valid10 = false;
			const _errs33 = errors;
			if (typeof data5 !== "string") {
				const err16 = {
					instancePath: instancePath + "/cityFormat",
					schemaPath: "#/components/schemas/CityFormat/anyOf/0/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err16];
				else vErrors.push(err16);
				errors++;
			}
			if (!(data5 === "minimal" || data5 === "basic" || data5 === "extended")) {
				const err17 = {
					instancePath: instancePath + "/cityFormat",
					schemaPath: "#/components/schemas/CityFormat/anyOf/0/enum",
					keyword: "enum",
					params: { allowedValues: schema20.anyOf[0].enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err17];
				else vErrors.push(err17);
				errors++;
			}
			var _valid3 = _errs33 === errors;
			valid10 = valid10 || _valid3;
			if (!valid10) {
				const _errs35 = errors;
				if (typeof data5 !== "string") {
					const err18 = {
						instancePath: instancePath + "/cityFormat",
						schemaPath: "#/components/schemas/CityFormat/anyOf/1/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err18];
					else vErrors.push(err18);
					errors++;
				}
				var _valid3 = _errs35 === errors;
				valid10 = valid10 || _valid3;
				if (!valid10) {
					const _errs37 = errors;
					if (data5 !== null) {
						const err19 = {
							instancePath: instancePath + "/cityFormat",
							schemaPath: "#/components/schemas/CityFormat/anyOf/2/type",
							keyword: "type",
							params: { type: "null" },
							message: "must be null"
						};
						if (vErrors === null) vErrors = [err19];
						else vErrors.push(err19);
						errors++;
					}
					var _valid3 = _errs37 === errors;
					valid10 = valid10 || _valid3;
				}
			}
			if (!valid10) {
				const err20 = {
					instancePath: instancePath + "/cityFormat",
					schemaPath: "#/components/schemas/CityFormat/anyOf",
					keyword: "anyOf",
					params: {},
					message: "must match a schema in anyOf"
				};
				if (vErrors === null) vErrors = [err20];
				else vErrors.push(err20);
				errors++;
			} else {
				errors = _errs32;
				if (vErrors !== null) {
					if (_errs32) vErrors.length = _errs32;
					else vErrors = null;
				}
			}
		}
		if (data.countryFormat !== void 0) {
			let data6 = data.countryFormat;
			const _errs41 = errors;
			let valid12 = false;
			const _errs42 = errors;
			if (typeof data6 !== "string") {
				const err21 = {
					instancePath: instancePath + "/countryFormat",
					schemaPath: "#/components/schemas/CountryFormat/anyOf/0/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err21];
				else vErrors.push(err21);
				errors++;
			}
			if (!(data6 === "alpha2" || data6 === "alpha3" || data6 === "local" || data6 === "localShortened" || data6 === "international" || data6 === "internationalShortened")) {
				const err22 = {
					instancePath: instancePath + "/countryFormat",
					schemaPath: "#/components/schemas/CountryFormat/anyOf/0/enum",
					keyword: "enum",
					params: { allowedValues: schema21.anyOf[0].enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err22];
				else vErrors.push(err22);
				errors++;
			}
			var _valid4 = _errs42 === errors;
			valid12 = valid12 || _valid4;
			if (!valid12) {
				const _errs44 = errors;
				if (typeof data6 !== "string") {
					const err23 = {
						instancePath: instancePath + "/countryFormat",
						schemaPath: "#/components/schemas/CountryFormat/anyOf/1/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err23];
					else vErrors.push(err23);
					errors++;
				}
				var _valid4 = _errs44 === errors;
				valid12 = valid12 || _valid4;
				if (!valid12) {
					const _errs46 = errors;
					if (data6 !== null) {
						const err24 = {
							instancePath: instancePath + "/countryFormat",
							schemaPath: "#/components/schemas/CountryFormat/anyOf/2/type",
							keyword: "type",
							params: { type: "null" },
							message: "must be null"
						};
						if (vErrors === null) vErrors = [err24];
						else vErrors.push(err24);
						errors++;
					}
					var _valid4 = _errs46 === errors;
					valid12 = valid12 || _valid4;
				}
			}
			if (!valid12) {
				const err25 = {
					instancePath: instancePath + "/countryFormat",
					schemaPath: "#/components/schemas/CountryFormat/anyOf",
					keyword: "anyOf",
					params: {},
					message: "must match a schema in anyOf"
				};
				if (vErrors === null) vErrors = [err25];
				else vErrors.push(err25);
				errors++;
			} else {
				errors = _errs41;
				if (vErrors !== null) {
					if (_errs41) vErrors.length = _errs41;
					else vErrors = null;
				}
			}
		}
	} else {
		const err26 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err26];
		else vErrors.push(err26);
		errors++;
	}
	validate14.errors = vErrors;
	return errors === 0;
}
const formats0 = /^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/;
const formats2 = /^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i;
const pattern0 = /* @__PURE__ */ new RegExp("^((25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)(\\.(?!$)|$)){4}$", "u");
function validate16(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.ip !== void 0) {
			let data0 = data.ip;
			const _errs2 = errors;
			let valid1 = false;
			const _errs3 = errors;
			if (typeof data0 === "string") {
				if (!pattern0.test(data0)) {
					const err0 = {
						instancePath: instancePath + "/ip",
						schemaPath: "#/properties/ip/anyOf/0/pattern",
						keyword: "pattern",
						params: { pattern: "^((25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)(\\.(?!$)|$)){4}$" },
						message: "must match pattern \"^((25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)(\\.(?!$)|$)){4}$\""
					};
					if (vErrors === null) vErrors = [err0];
					else vErrors.push(err0);
					errors++;
				}
				if (!formats0.test(data0)) {
					const err1 = {
						instancePath: instancePath + "/ip",
						schemaPath: "#/properties/ip/anyOf/0/format",
						keyword: "format",
						params: { format: "ipv4" },
						message: "must match format \"ipv4\""
					};
					if (vErrors === null) vErrors = [err1];
					else vErrors.push(err1);
					errors++;
				}
			} else {
				const err2 = {
					instancePath: instancePath + "/ip",
					schemaPath: "#/properties/ip/anyOf/0/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
			var _valid0 = _errs3 === errors;
			valid1 = valid1 || _valid0;
			if (!valid1) {
				const _errs5 = errors;
				if (typeof data0 === "string") {
					if (!formats2.test(data0)) {
						const err3 = {
							instancePath: instancePath + "/ip",
							schemaPath: "#/properties/ip/anyOf/1/format",
							keyword: "format",
							params: { format: "ipv6" },
							message: "must match format \"ipv6\""
						};
						if (vErrors === null) vErrors = [err3];
						else vErrors.push(err3);
						errors++;
					}
				} else {
					const err4 = {
						instancePath: instancePath + "/ip",
						schemaPath: "#/properties/ip/anyOf/1/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
				var _valid0 = _errs5 === errors;
				valid1 = valid1 || _valid0;
			}
			if (!valid1) {
				const err5 = {
					instancePath: instancePath + "/ip",
					schemaPath: "#/properties/ip/anyOf",
					keyword: "anyOf",
					params: {},
					message: "must match a schema in anyOf"
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			} else {
				errors = _errs2;
				if (vErrors !== null) {
					if (_errs2) vErrors.length = _errs2;
					else vErrors = null;
				}
			}
		}
		if (data.country !== void 0) {
			if (typeof data.country !== "string") {
				const err6 = {
					instancePath: instancePath + "/country",
					schemaPath: "#/properties/country/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
		}
		if (data.location !== void 0) {
			let data2 = data.location;
			if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
				if (data2.lat !== void 0) {
					let data3 = data2.lat;
					if (typeof data3 == "number") {
						if (data3 > 90 || isNaN(data3)) {
							const err7 = {
								instancePath: instancePath + "/location/lat",
								schemaPath: "#/components/schemas/ClientLocation/properties/lat/maximum",
								keyword: "maximum",
								params: {
									comparison: "<=",
									limit: 90
								},
								message: "must be <= 90"
							};
							if (vErrors === null) vErrors = [err7];
							else vErrors.push(err7);
							errors++;
						}
						if (data3 < -90 || isNaN(data3)) {
							const err8 = {
								instancePath: instancePath + "/location/lat",
								schemaPath: "#/components/schemas/ClientLocation/properties/lat/minimum",
								keyword: "minimum",
								params: {
									comparison: ">=",
									limit: -90
								},
								message: "must be >= -90"
							};
							if (vErrors === null) vErrors = [err8];
							else vErrors.push(err8);
							errors++;
						}
					} else {
						const err9 = {
							instancePath: instancePath + "/location/lat",
							schemaPath: "#/components/schemas/ClientLocation/properties/lat/type",
							keyword: "type",
							params: { type: "number" },
							message: "must be number"
						};
						if (vErrors === null) vErrors = [err9];
						else vErrors.push(err9);
						errors++;
					}
				}
				if (data2.lon !== void 0) {
					let data4 = data2.lon;
					if (typeof data4 == "number") {
						if (data4 > 180 || isNaN(data4)) {
							const err10 = {
								instancePath: instancePath + "/location/lon",
								schemaPath: "#/components/schemas/ClientLocation/properties/lon/maximum",
								keyword: "maximum",
								params: {
									comparison: "<=",
									limit: 180
								},
								message: "must be <= 180"
							};
							if (vErrors === null) vErrors = [err10];
							else vErrors.push(err10);
							errors++;
						}
						if (data4 < -180 || isNaN(data4)) {
							const err11 = {
								instancePath: instancePath + "/location/lon",
								schemaPath: "#/components/schemas/ClientLocation/properties/lon/minimum",
								keyword: "minimum",
								params: {
									comparison: ">=",
									limit: -180
								},
								message: "must be >= -180"
							};
							if (vErrors === null) vErrors = [err11];
							else vErrors.push(err11);
							errors++;
						}
					} else {
						const err12 = {
							instancePath: instancePath + "/location/lon",
							schemaPath: "#/components/schemas/ClientLocation/properties/lon/type",
							keyword: "type",
							params: { type: "number" },
							message: "must be number"
						};
						if (vErrors === null) vErrors = [err12];
						else vErrors.push(err12);
						errors++;
					}
				}
			} else {
				const err13 = {
					instancePath: instancePath + "/location",
					schemaPath: "#/components/schemas/ClientLocation/type",
					keyword: "type",
					params: { type: "object" },
					message: "must be object"
				};
				if (vErrors === null) vErrors = [err13];
				else vErrors.push(err13);
				errors++;
			}
		}
	} else {
		const err14 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err14];
		else vErrors.push(err14);
		errors++;
	}
	validate16.errors = vErrors;
	return errors === 0;
}
function validate13(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.query === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "query" },
				message: "must have required property 'query'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.query !== void 0) {
			let data0 = data.query;
			if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
				if (data0.country === void 0) {
					const err1 = {
						instancePath: instancePath + "/query",
						schemaPath: "#/components/schemas/LocationGetQuery/required",
						keyword: "required",
						params: { missingProperty: "country" },
						message: "must have required property 'country'"
					};
					if (vErrors === null) vErrors = [err1];
					else vErrors.push(err1);
					errors++;
				}
				if (data0.id === void 0) {
					const err2 = {
						instancePath: instancePath + "/query",
						schemaPath: "#/components/schemas/LocationGetQuery/required",
						keyword: "required",
						params: { missingProperty: "id" },
						message: "must have required property 'id'"
					};
					if (vErrors === null) vErrors = [err2];
					else vErrors.push(err2);
					errors++;
				}
				if (data0.country !== void 0) {
					if (typeof data0.country !== "string") {
						const err3 = {
							instancePath: instancePath + "/query/country",
							schemaPath: "#/components/schemas/LocationGetQuery/properties/country/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err3];
						else vErrors.push(err3);
						errors++;
					}
				}
				if (data0.id !== void 0) {
					if (typeof data0.id !== "string") {
						const err4 = {
							instancePath: instancePath + "/query/id",
							schemaPath: "#/components/schemas/LocationGetQuery/properties/id/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err4];
						else vErrors.push(err4);
						errors++;
					}
				}
			} else {
				const err5 = {
					instancePath: instancePath + "/query",
					schemaPath: "#/components/schemas/LocationGetQuery/type",
					keyword: "type",
					params: { type: "object" },
					message: "must be object"
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
		}
		if (data.options !== void 0) {
			if (!validate14(data.options, {
				instancePath: instancePath + "/options",
				parentData: data,
				parentDataProperty: "options",
				rootData
			})) {
				vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
				errors = vErrors.length;
			}
		}
		if (data.client !== void 0) {
			if (!validate16(data.client, {
				instancePath: instancePath + "/client",
				parentData: data,
				parentDataProperty: "client",
				rootData
			})) {
				vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
				errors = vErrors.length;
			}
		}
		if (data.customId !== void 0) {
			let data5 = data.customId;
			if (typeof data5 !== "string" && data5 !== null) {
				const err6 = {
					instancePath: instancePath + "/customId",
					schemaPath: "#/components/schemas/CustomId/type",
					keyword: "type",
					params: { type: schema24.type },
					message: "must be string,null"
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
		}
	} else {
		const err7 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err7];
		else vErrors.push(err7);
		errors++;
	}
	validate13.errors = vErrors;
	return errors === 0;
}
function validate12(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.request === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "request" },
				message: "must have required property 'request'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.request !== void 0) {
			if (!validate13(data.request, {
				instancePath: instancePath + "/request",
				parentData: data,
				parentDataProperty: "request",
				rootData
			})) {
				vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err1 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err1];
		else vErrors.push(err1);
		errors++;
	}
	validate12.errors = vErrors;
	return errors === 0;
}
function validate10(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (!validate12(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData
	})) {
		vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
		errors = vErrors.length;
	}
	validate10.errors = vErrors;
	return errors === 0;
}
const check2 = validate20;
function validate20(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.country === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "country" },
				message: "must have required property 'country'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.id === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "id" },
				message: "must have required property 'id'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.country !== void 0) {
			if (typeof data.country !== "string") {
				const err2 = {
					instancePath: instancePath + "/country",
					schemaPath: "#/properties/country/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
		}
		if (data.id !== void 0) {
			if (typeof data.id !== "string") {
				const err3 = {
					instancePath: instancePath + "/id",
					schemaPath: "#/properties/id/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
	} else {
		const err4 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err4];
		else vErrors.push(err4);
		errors++;
	}
	validate20.errors = vErrors;
	return errors === 0;
}
const check3 = validate21;
const schema30 = {
	"type": "object",
	"properties": {
		"radius": {
			"type": ["number", "null"],
			"minimum": 1,
			"maximum": 1e3
		},
		"acceptNearest": { "type": ["boolean", "null"] },
		"dataScope": { "$ref": "#/components/schemas/LocationDataScope" },
		"dataSource": { "$ref": "#/components/schemas/LocationDataSource" },
		"zipFormat": { "$ref": "#/components/schemas/ZipFormat" },
		"cityFormat": { "$ref": "#/components/schemas/CityFormat" },
		"countryFormat": { "$ref": "#/components/schemas/CountryFormat" }
	}
};
function validate24(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.radius !== void 0) {
			let data0 = data.radius;
			if (!(typeof data0 == "number") && data0 !== null) {
				const err0 = {
					instancePath: instancePath + "/radius",
					schemaPath: "#/properties/radius/type",
					keyword: "type",
					params: { type: schema30.properties.radius.type },
					message: "must be number,null"
				};
				if (vErrors === null) vErrors = [err0];
				else vErrors.push(err0);
				errors++;
			}
			if (typeof data0 == "number") {
				if (data0 > 1e3 || isNaN(data0)) {
					const err1 = {
						instancePath: instancePath + "/radius",
						schemaPath: "#/properties/radius/maximum",
						keyword: "maximum",
						params: {
							comparison: "<=",
							limit: 1e3
						},
						message: "must be <= 1000"
					};
					if (vErrors === null) vErrors = [err1];
					else vErrors.push(err1);
					errors++;
				}
				if (data0 < 1 || isNaN(data0)) {
					const err2 = {
						instancePath: instancePath + "/radius",
						schemaPath: "#/properties/radius/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 1
						},
						message: "must be >= 1"
					};
					if (vErrors === null) vErrors = [err2];
					else vErrors.push(err2);
					errors++;
				}
			}
		}
		if (data.acceptNearest !== void 0) {
			let data1 = data.acceptNearest;
			if (typeof data1 !== "boolean" && data1 !== null) {
				const err3 = {
					instancePath: instancePath + "/acceptNearest",
					schemaPath: "#/properties/acceptNearest/type",
					keyword: "type",
					params: { type: schema30.properties.acceptNearest.type },
					message: "must be boolean,null"
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
		if (data.dataScope !== void 0) {
			let data2 = data.dataScope;
			const _errs7 = errors;
			let valid2 = false;
			const _errs8 = errors;
			if (typeof data2 !== "string") {
				const err4 = {
					instancePath: instancePath + "/dataScope",
					schemaPath: "#/components/schemas/LocationDataScope/anyOf/0/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
			if (!(data2 === "basic" || data2 === "full")) {
				const err5 = {
					instancePath: instancePath + "/dataScope",
					schemaPath: "#/components/schemas/LocationDataScope/anyOf/0/enum",
					keyword: "enum",
					params: { allowedValues: schema17.anyOf[0].enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
			var _valid0 = _errs8 === errors;
			valid2 = valid2 || _valid0;
			if (!valid2) {
				const _errs10 = errors;
				if (typeof data2 !== "string") {
					const err6 = {
						instancePath: instancePath + "/dataScope",
						schemaPath: "#/components/schemas/LocationDataScope/anyOf/1/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
				var _valid0 = _errs10 === errors;
				valid2 = valid2 || _valid0;
				if (!valid2) {
					const _errs12 = errors;
					if (data2 !== null) {
						const err7 = {
							instancePath: instancePath + "/dataScope",
							schemaPath: "#/components/schemas/LocationDataScope/anyOf/2/type",
							keyword: "type",
							params: { type: "null" },
							message: "must be null"
						};
						if (vErrors === null) vErrors = [err7];
						else vErrors.push(err7);
						errors++;
					}
					var _valid0 = _errs12 === errors;
					valid2 = valid2 || _valid0;
				}
			}
			if (!valid2) {
				const err8 = {
					instancePath: instancePath + "/dataScope",
					schemaPath: "#/components/schemas/LocationDataScope/anyOf",
					keyword: "anyOf",
					params: {},
					message: "must match a schema in anyOf"
				};
				if (vErrors === null) vErrors = [err8];
				else vErrors.push(err8);
				errors++;
			} else {
				errors = _errs7;
				if (vErrors !== null) {
					if (_errs7) vErrors.length = _errs7;
					else vErrors = null;
				}
			}
		}
		if (data.dataSource !== void 0) {
			let data3 = data.dataSource;
			if (!Array.isArray(data3) && data3 !== null) {
				const err9 = {
					instancePath: instancePath + "/dataSource",
					schemaPath: "#/components/schemas/LocationDataSource/type",
					keyword: "type",
					params: { type: schema18.type },
					message: "must be array,null"
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
			if (Array.isArray(data3)) {
				const len0 = data3.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data4 = data3[i0];
					const _errs18 = errors;
					let valid6 = false;
					const _errs19 = errors;
					if (typeof data4 !== "string") {
						const err10 = {
							instancePath: instancePath + "/dataSource/" + i0,
							schemaPath: "#/components/schemas/LocationDataSource/items/anyOf/0/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err10];
						else vErrors.push(err10);
						errors++;
					}
					if (!(data4 === "CZ" || data4 === "SK" || data4 === "PL")) {
						const err11 = {
							instancePath: instancePath + "/dataSource/" + i0,
							schemaPath: "#/components/schemas/LocationDataSource/items/anyOf/0/enum",
							keyword: "enum",
							params: { allowedValues: schema18.items.anyOf[0].enum },
							message: "must be equal to one of the allowed values"
						};
						if (vErrors === null) vErrors = [err11];
						else vErrors.push(err11);
						errors++;
					}
					var _valid1 = _errs19 === errors;
					valid6 = valid6 || _valid1;
					if (!valid6) {
						const _errs21 = errors;
						if (typeof data4 !== "string") {
							const err12 = {
								instancePath: instancePath + "/dataSource/" + i0,
								schemaPath: "#/components/schemas/LocationDataSource/items/anyOf/1/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err12];
							else vErrors.push(err12);
							errors++;
						}
						var _valid1 = _errs21 === errors;
						valid6 = valid6 || _valid1;
					}
					if (!valid6) {
						const err13 = {
							instancePath: instancePath + "/dataSource/" + i0,
							schemaPath: "#/components/schemas/LocationDataSource/items/anyOf",
							keyword: "anyOf",
							params: {},
							message: "must match a schema in anyOf"
						};
						if (vErrors === null) vErrors = [err13];
						else vErrors.push(err13);
						errors++;
					} else {
						errors = _errs18;
						if (vErrors !== null) {
							if (_errs18) vErrors.length = _errs18;
							else vErrors = null;
						}
					}
				}
			}
		}
		if (data.zipFormat !== void 0) {
			let data5 = data.zipFormat;
			if (typeof data5 !== "boolean" && data5 !== null) {
				const err14 = {
					instancePath: instancePath + "/zipFormat",
					schemaPath: "#/components/schemas/ZipFormat/type",
					keyword: "type",
					params: { type: schema19.type },
					message: "must be boolean,null"
				};
				if (vErrors === null) vErrors = [err14];
				else vErrors.push(err14);
				errors++;
			}
		}
		if (data.cityFormat !== void 0) {
			let data6 = data.cityFormat;
			const _errs28 = errors;
			let valid9 = false;
			const _errs29 = errors;
			if (typeof data6 !== "string") {
				const err15 = {
					instancePath: instancePath + "/cityFormat",
					schemaPath: "#/components/schemas/CityFormat/anyOf/0/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err15];
				else vErrors.push(err15);
				errors++;
			}
			if (!(data6 === "minimal" || data6 === "basic" || data6 === "extended")) {
				const err16 = {
					instancePath: instancePath + "/cityFormat",
					schemaPath: "#/components/schemas/CityFormat/anyOf/0/enum",
					keyword: "enum",
					params: { allowedValues: schema20.anyOf[0].enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err16];
				else vErrors.push(err16);
				errors++;
			}
			var _valid2 = _errs29 === errors;
			valid9 = valid9 || _valid2;
			if (!valid9) {
				const _errs31 = errors;
				if (typeof data6 !== "string") {
					const err17 = {
						instancePath: instancePath + "/cityFormat",
						schemaPath: "#/components/schemas/CityFormat/anyOf/1/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err17];
					else vErrors.push(err17);
					errors++;
				}
				var _valid2 = _errs31 === errors;
				valid9 = valid9 || _valid2;
				if (!valid9) {
					const _errs33 = errors;
					if (data6 !== null) {
						const err18 = {
							instancePath: instancePath + "/cityFormat",
							schemaPath: "#/components/schemas/CityFormat/anyOf/2/type",
							keyword: "type",
							params: { type: "null" },
							message: "must be null"
						};
						if (vErrors === null) vErrors = [err18];
						else vErrors.push(err18);
						errors++;
					}
					var _valid2 = _errs33 === errors;
					valid9 = valid9 || _valid2;
				}
			}
			if (!valid9) {
				const err19 = {
					instancePath: instancePath + "/cityFormat",
					schemaPath: "#/components/schemas/CityFormat/anyOf",
					keyword: "anyOf",
					params: {},
					message: "must match a schema in anyOf"
				};
				if (vErrors === null) vErrors = [err19];
				else vErrors.push(err19);
				errors++;
			} else {
				errors = _errs28;
				if (vErrors !== null) {
					if (_errs28) vErrors.length = _errs28;
					else vErrors = null;
				}
			}
		}
		if (data.countryFormat !== void 0) {
			let data7 = data.countryFormat;
			const _errs37 = errors;
			let valid11 = false;
			const _errs38 = errors;
			if (typeof data7 !== "string") {
				const err20 = {
					instancePath: instancePath + "/countryFormat",
					schemaPath: "#/components/schemas/CountryFormat/anyOf/0/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err20];
				else vErrors.push(err20);
				errors++;
			}
			if (!(data7 === "alpha2" || data7 === "alpha3" || data7 === "local" || data7 === "localShortened" || data7 === "international" || data7 === "internationalShortened")) {
				const err21 = {
					instancePath: instancePath + "/countryFormat",
					schemaPath: "#/components/schemas/CountryFormat/anyOf/0/enum",
					keyword: "enum",
					params: { allowedValues: schema21.anyOf[0].enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err21];
				else vErrors.push(err21);
				errors++;
			}
			var _valid3 = _errs38 === errors;
			valid11 = valid11 || _valid3;
			if (!valid11) {
				const _errs40 = errors;
				if (typeof data7 !== "string") {
					const err22 = {
						instancePath: instancePath + "/countryFormat",
						schemaPath: "#/components/schemas/CountryFormat/anyOf/1/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err22];
					else vErrors.push(err22);
					errors++;
				}
				var _valid3 = _errs40 === errors;
				valid11 = valid11 || _valid3;
				if (!valid11) {
					const _errs42 = errors;
					if (data7 !== null) {
						const err23 = {
							instancePath: instancePath + "/countryFormat",
							schemaPath: "#/components/schemas/CountryFormat/anyOf/2/type",
							keyword: "type",
							params: { type: "null" },
							message: "must be null"
						};
						if (vErrors === null) vErrors = [err23];
						else vErrors.push(err23);
						errors++;
					}
					var _valid3 = _errs42 === errors;
					valid11 = valid11 || _valid3;
				}
			}
			if (!valid11) {
				const err24 = {
					instancePath: instancePath + "/countryFormat",
					schemaPath: "#/components/schemas/CountryFormat/anyOf",
					keyword: "anyOf",
					params: {},
					message: "must match a schema in anyOf"
				};
				if (vErrors === null) vErrors = [err24];
				else vErrors.push(err24);
				errors++;
			} else {
				errors = _errs37;
				if (vErrors !== null) {
					if (_errs37) vErrors.length = _errs37;
					else vErrors = null;
				}
			}
		}
	} else {
		const err25 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err25];
		else vErrors.push(err25);
		errors++;
	}
	validate24.errors = vErrors;
	return errors === 0;
}
function validate23(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.query === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "query" },
				message: "must have required property 'query'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.query !== void 0) {
			let data0 = data.query;
			if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
				if (data0.lat === void 0) {
					const err1 = {
						instancePath: instancePath + "/query",
						schemaPath: "#/components/schemas/LocationLocalizeQuery/required",
						keyword: "required",
						params: { missingProperty: "lat" },
						message: "must have required property 'lat'"
					};
					if (vErrors === null) vErrors = [err1];
					else vErrors.push(err1);
					errors++;
				}
				if (data0.lon === void 0) {
					const err2 = {
						instancePath: instancePath + "/query",
						schemaPath: "#/components/schemas/LocationLocalizeQuery/required",
						keyword: "required",
						params: { missingProperty: "lon" },
						message: "must have required property 'lon'"
					};
					if (vErrors === null) vErrors = [err2];
					else vErrors.push(err2);
					errors++;
				}
				if (data0.lat !== void 0) {
					let data1 = data0.lat;
					if (typeof data1 == "number") {
						if (data1 > 90 || isNaN(data1)) {
							const err3 = {
								instancePath: instancePath + "/query/lat",
								schemaPath: "#/components/schemas/LocationLocalizeQuery/properties/lat/maximum",
								keyword: "maximum",
								params: {
									comparison: "<=",
									limit: 90
								},
								message: "must be <= 90"
							};
							if (vErrors === null) vErrors = [err3];
							else vErrors.push(err3);
							errors++;
						}
						if (data1 < -90 || isNaN(data1)) {
							const err4 = {
								instancePath: instancePath + "/query/lat",
								schemaPath: "#/components/schemas/LocationLocalizeQuery/properties/lat/minimum",
								keyword: "minimum",
								params: {
									comparison: ">=",
									limit: -90
								},
								message: "must be >= -90"
							};
							if (vErrors === null) vErrors = [err4];
							else vErrors.push(err4);
							errors++;
						}
					} else {
						const err5 = {
							instancePath: instancePath + "/query/lat",
							schemaPath: "#/components/schemas/LocationLocalizeQuery/properties/lat/type",
							keyword: "type",
							params: { type: "number" },
							message: "must be number"
						};
						if (vErrors === null) vErrors = [err5];
						else vErrors.push(err5);
						errors++;
					}
				}
				if (data0.lon !== void 0) {
					let data2 = data0.lon;
					if (typeof data2 == "number") {
						if (data2 > 180 || isNaN(data2)) {
							const err6 = {
								instancePath: instancePath + "/query/lon",
								schemaPath: "#/components/schemas/LocationLocalizeQuery/properties/lon/maximum",
								keyword: "maximum",
								params: {
									comparison: "<=",
									limit: 180
								},
								message: "must be <= 180"
							};
							if (vErrors === null) vErrors = [err6];
							else vErrors.push(err6);
							errors++;
						}
						if (data2 < -180 || isNaN(data2)) {
							const err7 = {
								instancePath: instancePath + "/query/lon",
								schemaPath: "#/components/schemas/LocationLocalizeQuery/properties/lon/minimum",
								keyword: "minimum",
								params: {
									comparison: ">=",
									limit: -180
								},
								message: "must be >= -180"
							};
							if (vErrors === null) vErrors = [err7];
							else vErrors.push(err7);
							errors++;
						}
					} else {
						const err8 = {
							instancePath: instancePath + "/query/lon",
							schemaPath: "#/components/schemas/LocationLocalizeQuery/properties/lon/type",
							keyword: "type",
							params: { type: "number" },
							message: "must be number"
						};
						if (vErrors === null) vErrors = [err8];
						else vErrors.push(err8);
						errors++;
					}
				}
			} else {
				const err9 = {
					instancePath: instancePath + "/query",
					schemaPath: "#/components/schemas/LocationLocalizeQuery/type",
					keyword: "type",
					params: { type: "object" },
					message: "must be object"
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
		}
		if (data.options !== void 0) {
			if (!validate24(data.options, {
				instancePath: instancePath + "/options",
				parentData: data,
				parentDataProperty: "options",
				rootData
			})) {
				vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
				errors = vErrors.length;
			}
		}
		if (data.client !== void 0) {
			if (!validate16(data.client, {
				instancePath: instancePath + "/client",
				parentData: data,
				parentDataProperty: "client",
				rootData
			})) {
				vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
				errors = vErrors.length;
			}
		}
		if (data.customId !== void 0) {
			let data5 = data.customId;
			if (typeof data5 !== "string" && data5 !== null) {
				const err10 = {
					instancePath: instancePath + "/customId",
					schemaPath: "#/components/schemas/CustomId/type",
					keyword: "type",
					params: { type: schema24.type },
					message: "must be string,null"
				};
				if (vErrors === null) vErrors = [err10];
				else vErrors.push(err10);
				errors++;
			}
		}
	} else {
		const err11 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err11];
		else vErrors.push(err11);
		errors++;
	}
	validate23.errors = vErrors;
	return errors === 0;
}
function validate22(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.request === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "request" },
				message: "must have required property 'request'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.request !== void 0) {
			if (!validate23(data.request, {
				instancePath: instancePath + "/request",
				parentData: data,
				parentDataProperty: "request",
				rootData
			})) {
				vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err1 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err1];
		else vErrors.push(err1);
		errors++;
	}
	validate22.errors = vErrors;
	return errors === 0;
}
function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (!validate22(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData
	})) {
		vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
		errors = vErrors.length;
	}
	validate21.errors = vErrors;
	return errors === 0;
}
const check4 = validate29;
function validate29(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.lat === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "lat" },
				message: "must have required property 'lat'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.lon === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "lon" },
				message: "must have required property 'lon'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.lat !== void 0) {
			let data0 = data.lat;
			if (typeof data0 == "number") {
				if (data0 > 90 || isNaN(data0)) {
					const err2 = {
						instancePath: instancePath + "/lat",
						schemaPath: "#/properties/lat/maximum",
						keyword: "maximum",
						params: {
							comparison: "<=",
							limit: 90
						},
						message: "must be <= 90"
					};
					if (vErrors === null) vErrors = [err2];
					else vErrors.push(err2);
					errors++;
				}
				if (data0 < -90 || isNaN(data0)) {
					const err3 = {
						instancePath: instancePath + "/lat",
						schemaPath: "#/properties/lat/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: -90
						},
						message: "must be >= -90"
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
			} else {
				const err4 = {
					instancePath: instancePath + "/lat",
					schemaPath: "#/properties/lat/type",
					keyword: "type",
					params: { type: "number" },
					message: "must be number"
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
		if (data.lon !== void 0) {
			let data1 = data.lon;
			if (typeof data1 == "number") {
				if (data1 > 180 || isNaN(data1)) {
					const err5 = {
						instancePath: instancePath + "/lon",
						schemaPath: "#/properties/lon/maximum",
						keyword: "maximum",
						params: {
							comparison: "<=",
							limit: 180
						},
						message: "must be <= 180"
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
				if (data1 < -180 || isNaN(data1)) {
					const err6 = {
						instancePath: instancePath + "/lon",
						schemaPath: "#/properties/lon/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: -180
						},
						message: "must be >= -180"
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
			} else {
				const err7 = {
					instancePath: instancePath + "/lon",
					schemaPath: "#/properties/lon/type",
					keyword: "type",
					params: { type: "number" },
					message: "must be number"
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
		}
	} else {
		const err8 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err8];
		else vErrors.push(err8);
		errors++;
	}
	validate29.errors = vErrors;
	return errors === 0;
}
const check5 = validate30;
const schema41 = {
	"type": "object",
	"required": ["type", "value"],
	"properties": {
		"type": { "anyOf": [{
			"type": "string",
			"enum": [
				"street",
				"streetWithNumber",
				"number.full",
				"number.part1",
				"number.part2",
				"city",
				"zip",
				"full"
			]
		}, { "type": "string" }] },
		"value": { "type": "string" },
		"filter": { "$ref": "#/components/schemas/LocationFilter" }
	}
};
function validate33(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.type === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "type" },
				message: "must have required property 'type'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.value === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "value" },
				message: "must have required property 'value'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.type !== void 0) {
			let data0 = data.type;
			const _errs2 = errors;
			let valid1 = false;
			const _errs3 = errors;
			if (typeof data0 !== "string") {
				const err2 = {
					instancePath: instancePath + "/type",
					schemaPath: "#/properties/type/anyOf/0/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
			if (!(data0 === "street" || data0 === "streetWithNumber" || data0 === "number.full" || data0 === "number.part1" || data0 === "number.part2" || data0 === "city" || data0 === "zip" || data0 === "full")) {
				const err3 = {
					instancePath: instancePath + "/type",
					schemaPath: "#/properties/type/anyOf/0/enum",
					keyword: "enum",
					params: { allowedValues: schema41.properties.type.anyOf[0].enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
			var _valid0 = _errs3 === errors;
			valid1 = valid1 || _valid0;
			if (!valid1) {
				const _errs5 = errors;
				if (typeof data0 !== "string") {
					const err4 = {
						instancePath: instancePath + "/type",
						schemaPath: "#/properties/type/anyOf/1/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
				var _valid0 = _errs5 === errors;
				valid1 = valid1 || _valid0;
			}
			if (!valid1) {
				const err5 = {
					instancePath: instancePath + "/type",
					schemaPath: "#/properties/type/anyOf",
					keyword: "anyOf",
					params: {},
					message: "must match a schema in anyOf"
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			} else {
				errors = _errs2;
				if (vErrors !== null) {
					if (_errs2) vErrors.length = _errs2;
					else vErrors = null;
				}
			}
		}
		if (data.value !== void 0) {
			if (typeof data.value !== "string") {
				const err6 = {
					instancePath: instancePath + "/value",
					schemaPath: "#/properties/value/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
		}
		if (data.filter !== void 0) {
			let data2 = data.filter;
			if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
				if (data2.country !== void 0) {
					if (typeof data2.country !== "string") {
						const err7 = {
							instancePath: instancePath + "/filter/country",
							schemaPath: "#/components/schemas/LocationFilter/properties/country/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err7];
						else vErrors.push(err7);
						errors++;
					}
				}
				if (data2.street !== void 0) {
					if (typeof data2.street !== "string") {
						const err8 = {
							instancePath: instancePath + "/filter/street",
							schemaPath: "#/components/schemas/LocationFilter/properties/street/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err8];
						else vErrors.push(err8);
						errors++;
					}
				}
				if (data2.streetWithNumber !== void 0) {
					if (typeof data2.streetWithNumber !== "string") {
						const err9 = {
							instancePath: instancePath + "/filter/streetWithNumber",
							schemaPath: "#/components/schemas/LocationFilter/properties/streetWithNumber/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err9];
						else vErrors.push(err9);
						errors++;
					}
				}
				if (data2["number.full"] !== void 0) {
					if (typeof data2["number.full"] !== "string") {
						const err10 = {
							instancePath: instancePath + "/filter/number.full",
							schemaPath: "#/components/schemas/LocationFilter/properties/number.full/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err10];
						else vErrors.push(err10);
						errors++;
					}
				}
				if (data2["number.part1"] !== void 0) {
					if (typeof data2["number.part1"] !== "string") {
						const err11 = {
							instancePath: instancePath + "/filter/number.part1",
							schemaPath: "#/components/schemas/LocationFilter/properties/number.part1/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err11];
						else vErrors.push(err11);
						errors++;
					}
				}
				if (data2["number.part2"] !== void 0) {
					if (typeof data2["number.part2"] !== "string") {
						const err12 = {
							instancePath: instancePath + "/filter/number.part2",
							schemaPath: "#/components/schemas/LocationFilter/properties/number.part2/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err12];
						else vErrors.push(err12);
						errors++;
					}
				}
				if (data2.city !== void 0) {
					if (typeof data2.city !== "string") {
						const err13 = {
							instancePath: instancePath + "/filter/city",
							schemaPath: "#/components/schemas/LocationFilter/properties/city/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err13];
						else vErrors.push(err13);
						errors++;
					}
				}
				if (data2.zip !== void 0) {
					if (typeof data2.zip !== "string") {
						const err14 = {
							instancePath: instancePath + "/filter/zip",
							schemaPath: "#/components/schemas/LocationFilter/properties/zip/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err14];
						else vErrors.push(err14);
						errors++;
					}
				}
				if (data2.full !== void 0) {
					if (typeof data2.full !== "string") {
						const err15 = {
							instancePath: instancePath + "/filter/full",
							schemaPath: "#/components/schemas/LocationFilter/properties/full/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err15];
						else vErrors.push(err15);
						errors++;
					}
				}
			} else {
				const err16 = {
					instancePath: instancePath + "/filter",
					schemaPath: "#/components/schemas/LocationFilter/type",
					keyword: "type",
					params: { type: "object" },
					message: "must be object"
				};
				if (vErrors === null) vErrors = [err16];
				else vErrors.push(err16);
				errors++;
			}
		}
	} else {
		const err17 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err17];
		else vErrors.push(err17);
		errors++;
	}
	validate33.errors = vErrors;
	return errors === 0;
}
const schema43 = {
	"type": "object",
	"properties": {
		"dataScope": { "$ref": "#/components/schemas/LocationDataScope" },
		"dataSource": { "$ref": "#/components/schemas/LocationDataSource" },
		"zipFormat": { "$ref": "#/components/schemas/ZipFormat" },
		"cityFormat": { "$ref": "#/components/schemas/CityFormat" },
		"countryFormat": { "$ref": "#/components/schemas/CountryFormat" },
		"resultsLimit": {
			"type": ["integer", "null"],
			"minimum": 1,
			"maximum": 20
		},
		"resultsOffset": {
			"type": ["integer", "null"],
			"minimum": 0
		},
		"allowPartialResults": { "type": ["boolean", "null"] },
		"filterMode": { "$ref": "#/components/schemas/FilterMode" },
		"filterAcceptFormat": { "$ref": "#/components/schemas/FilterAcceptFormat" },
		"filterAcceptAlternatives": { "$ref": "#/components/schemas/FilterAcceptAlternatives" },
		"filterExactMatch": { "$ref": "#/components/schemas/FilterExactMatch" }
	}
};
const schema49 = { "anyOf": [
	{
		"type": "string",
		"enum": ["limit", "prefer"]
	},
	{ "type": "string" },
	{ "type": "null" }
] };
const schema50 = { "type": ["boolean", "null"] };
const schema51 = { "type": ["boolean", "null"] };
const schema52 = { "type": ["boolean", "null"] };
function validate35(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.dataScope !== void 0) {
			let data0 = data.dataScope;
			const _errs3 = errors;
			let valid2 = false;
			const _errs4 = errors;
			if (typeof data0 !== "string") {
				const err0 = {
					instancePath: instancePath + "/dataScope",
					schemaPath: "#/components/schemas/LocationDataScope/anyOf/0/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err0];
				else vErrors.push(err0);
				errors++;
			}
			if (!(data0 === "basic" || data0 === "full")) {
				const err1 = {
					instancePath: instancePath + "/dataScope",
					schemaPath: "#/components/schemas/LocationDataScope/anyOf/0/enum",
					keyword: "enum",
					params: { allowedValues: schema17.anyOf[0].enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
			var _valid0 = _errs4 === errors;
			valid2 = valid2 || _valid0;
			if (!valid2) {
				const _errs6 = errors;
				if (typeof data0 !== "string") {
					const err2 = {
						instancePath: instancePath + "/dataScope",
						schemaPath: "#/components/schemas/LocationDataScope/anyOf/1/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err2];
					else vErrors.push(err2);
					errors++;
				}
				var _valid0 = _errs6 === errors;
				valid2 = valid2 || _valid0;
				if (!valid2) {
					const _errs8 = errors;
					if (data0 !== null) {
						const err3 = {
							instancePath: instancePath + "/dataScope",
							schemaPath: "#/components/schemas/LocationDataScope/anyOf/2/type",
							keyword: "type",
							params: { type: "null" },
							message: "must be null"
						};
						if (vErrors === null) vErrors = [err3];
						else vErrors.push(err3);
						errors++;
					}
					var _valid0 = _errs8 === errors;
					valid2 = valid2 || _valid0;
				}
			}
			if (!valid2) {
				const err4 = {
					instancePath: instancePath + "/dataScope",
					schemaPath: "#/components/schemas/LocationDataScope/anyOf",
					keyword: "anyOf",
					params: {},
					message: "must match a schema in anyOf"
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			} else {
				errors = _errs3;
				if (vErrors !== null) {
					if (_errs3) vErrors.length = _errs3;
					else vErrors = null;
				}
			}
		}
		if (data.dataSource !== void 0) {
			let data1 = data.dataSource;
			if (!Array.isArray(data1) && data1 !== null) {
				const err5 = {
					instancePath: instancePath + "/dataSource",
					schemaPath: "#/components/schemas/LocationDataSource/type",
					keyword: "type",
					params: { type: schema18.type },
					message: "must be array,null"
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
			if (Array.isArray(data1)) {
				const len0 = data1.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data2 = data1[i0];
					const _errs14 = errors;
					let valid6 = false;
					const _errs15 = errors;
					if (typeof data2 !== "string") {
						const err6 = {
							instancePath: instancePath + "/dataSource/" + i0,
							schemaPath: "#/components/schemas/LocationDataSource/items/anyOf/0/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err6];
						else vErrors.push(err6);
						errors++;
					}
					if (!(data2 === "CZ" || data2 === "SK" || data2 === "PL")) {
						const err7 = {
							instancePath: instancePath + "/dataSource/" + i0,
							schemaPath: "#/components/schemas/LocationDataSource/items/anyOf/0/enum",
							keyword: "enum",
							params: { allowedValues: schema18.items.anyOf[0].enum },
							message: "must be equal to one of the allowed values"
						};
						if (vErrors === null) vErrors = [err7];
						else vErrors.push(err7);
						errors++;
					}
					var _valid1 = _errs15 === errors;
					valid6 = valid6 || _valid1;
					if (!valid6) {
						const _errs17 = errors;
						if (typeof data2 !== "string") {
							const err8 = {
								instancePath: instancePath + "/dataSource/" + i0,
								schemaPath: "#/components/schemas/LocationDataSource/items/anyOf/1/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err8];
							else vErrors.push(err8);
							errors++;
						}
						var _valid1 = _errs17 === errors;
						valid6 = valid6 || _valid1;
					}
					if (!valid6) {
						const err9 = {
							instancePath: instancePath + "/dataSource/" + i0,
							schemaPath: "#/components/schemas/LocationDataSource/items/anyOf",
							keyword: "anyOf",
							params: {},
							message: "must match a schema in anyOf"
						};
						if (vErrors === null) vErrors = [err9];
						else vErrors.push(err9);
						errors++;
					} else {
						errors = _errs14;
						if (vErrors !== null) {
							if (_errs14) vErrors.length = _errs14;
							else vErrors = null;
						}
					}
				}
			}
		}
		if (data.zipFormat !== void 0) {
			let data3 = data.zipFormat;
			if (typeof data3 !== "boolean" && data3 !== null) {
				const err10 = {
					instancePath: instancePath + "/zipFormat",
					schemaPath: "#/components/schemas/ZipFormat/type",
					keyword: "type",
					params: { type: schema19.type },
					message: "must be boolean,null"
				};
				if (vErrors === null) vErrors = [err10];
				else vErrors.push(err10);
				errors++;
			}
		}
		if (data.cityFormat !== void 0) {
			let data4 = data.cityFormat;
			const _errs24 = errors;
			let valid9 = false;
			const _errs25 = errors;
			if (typeof data4 !== "string") {
				const err11 = {
					instancePath: instancePath + "/cityFormat",
					schemaPath: "#/components/schemas/CityFormat/anyOf/0/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err11];
				else vErrors.push(err11);
				errors++;
			}
			if (!(data4 === "minimal" || data4 === "basic" || data4 === "extended")) {
				const err12 = {
					instancePath: instancePath + "/cityFormat",
					schemaPath: "#/components/schemas/CityFormat/anyOf/0/enum",
					keyword: "enum",
					params: { allowedValues: schema20.anyOf[0].enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err12];
				else vErrors.push(err12);
				errors++;
			}
			var _valid2 = _errs25 === errors;
			valid9 = valid9 || _valid2;
			if (!valid9) {
				const _errs27 = errors;
				if (typeof data4 !== "string") {
					const err13 = {
						instancePath: instancePath + "/cityFormat",
						schemaPath: "#/components/schemas/CityFormat/anyOf/1/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err13];
					else vErrors.push(err13);
					errors++;
				}
				var _valid2 = _errs27 === errors;
				valid9 = valid9 || _valid2;
				if (!valid9) {
					const _errs29 = errors;
					if (data4 !== null) {
						const err14 = {
							instancePath: instancePath + "/cityFormat",
							schemaPath: "#/components/schemas/CityFormat/anyOf/2/type",
							keyword: "type",
							params: { type: "null" },
							message: "must be null"
						};
						if (vErrors === null) vErrors = [err14];
						else vErrors.push(err14);
						errors++;
					}
					var _valid2 = _errs29 === errors;
					valid9 = valid9 || _valid2;
				}
			}
			if (!valid9) {
				const err15 = {
					instancePath: instancePath + "/cityFormat",
					schemaPath: "#/components/schemas/CityFormat/anyOf",
					keyword: "anyOf",
					params: {},
					message: "must match a schema in anyOf"
				};
				if (vErrors === null) vErrors = [err15];
				else vErrors.push(err15);
				errors++;
			} else {
				errors = _errs24;
				if (vErrors !== null) {
					if (_errs24) vErrors.length = _errs24;
					else vErrors = null;
				}
			}
		}
		if (data.countryFormat !== void 0) {
			let data5 = data.countryFormat;
			const _errs33 = errors;
			let valid11 = false;
			const _errs34 = errors;
			if (typeof data5 !== "string") {
				const err16 = {
					instancePath: instancePath + "/countryFormat",
					schemaPath: "#/components/schemas/CountryFormat/anyOf/0/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err16];
				else vErrors.push(err16);
				errors++;
			}
			if (!(data5 === "alpha2" || data5 === "alpha3" || data5 === "local" || data5 === "localShortened" || data5 === "international" || data5 === "internationalShortened")) {
				const err17 = {
					instancePath: instancePath + "/countryFormat",
					schemaPath: "#/components/schemas/CountryFormat/anyOf/0/enum",
					keyword: "enum",
					params: { allowedValues: schema21.anyOf[0].enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err17];
				else vErrors.push(err17);
				errors++;
			}
			var _valid3 = _errs34 === errors;
			valid11 = valid11 || _valid3;
			if (!valid11) {
				const _errs36 = errors;
				if (typeof data5 !== "string") {
					const err18 = {
						instancePath: instancePath + "/countryFormat",
						schemaPath: "#/components/schemas/CountryFormat/anyOf/1/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err18];
					else vErrors.push(err18);
					errors++;
				}
				var _valid3 = _errs36 === errors;
				valid11 = valid11 || _valid3;
				if (!valid11) {
					const _errs38 = errors;
					if (data5 !== null) {
						const err19 = {
							instancePath: instancePath + "/countryFormat",
							schemaPath: "#/components/schemas/CountryFormat/anyOf/2/type",
							keyword: "type",
							params: { type: "null" },
							message: "must be null"
						};
						if (vErrors === null) vErrors = [err19];
						else vErrors.push(err19);
						errors++;
					}
					var _valid3 = _errs38 === errors;
					valid11 = valid11 || _valid3;
				}
			}
			if (!valid11) {
				const err20 = {
					instancePath: instancePath + "/countryFormat",
					schemaPath: "#/components/schemas/CountryFormat/anyOf",
					keyword: "anyOf",
					params: {},
					message: "must match a schema in anyOf"
				};
				if (vErrors === null) vErrors = [err20];
				else vErrors.push(err20);
				errors++;
			} else {
				errors = _errs33;
				if (vErrors !== null) {
					if (_errs33) vErrors.length = _errs33;
					else vErrors = null;
				}
			}
		}
		if (data.resultsLimit !== void 0) {
			let data6 = data.resultsLimit;
			if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6)) && data6 !== null) {
				const err21 = {
					instancePath: instancePath + "/resultsLimit",
					schemaPath: "#/properties/resultsLimit/type",
					keyword: "type",
					params: { type: schema43.properties.resultsLimit.type },
					message: "must be integer,null"
				};
				if (vErrors === null) vErrors = [err21];
				else vErrors.push(err21);
				errors++;
			}
			if (typeof data6 == "number") {
				if (data6 > 20 || isNaN(data6)) {
					const err22 = {
						instancePath: instancePath + "/resultsLimit",
						schemaPath: "#/properties/resultsLimit/maximum",
						keyword: "maximum",
						params: {
							comparison: "<=",
							limit: 20
						},
						message: "must be <= 20"
					};
					if (vErrors === null) vErrors = [err22];
					else vErrors.push(err22);
					errors++;
				}
				if (data6 < 1 || isNaN(data6)) {
					const err23 = {
						instancePath: instancePath + "/resultsLimit",
						schemaPath: "#/properties/resultsLimit/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 1
						},
						message: "must be >= 1"
					};
					if (vErrors === null) vErrors = [err23];
					else vErrors.push(err23);
					errors++;
				}
			}
		}
		if (data.resultsOffset !== void 0) {
			let data7 = data.resultsOffset;
			if (!(typeof data7 == "number" && !(data7 % 1) && !isNaN(data7)) && data7 !== null) {
				const err24 = {
					instancePath: instancePath + "/resultsOffset",
					schemaPath: "#/properties/resultsOffset/type",
					keyword: "type",
					params: { type: schema43.properties.resultsOffset.type },
					message: "must be integer,null"
				};
				if (vErrors === null) vErrors = [err24];
				else vErrors.push(err24);
				errors++;
			}
			if (typeof data7 == "number") {
				if (data7 < 0 || isNaN(data7)) {
					const err25 = {
						instancePath: instancePath + "/resultsOffset",
						schemaPath: "#/properties/resultsOffset/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 0
						},
						message: "must be >= 0"
					};
					if (vErrors === null) vErrors = [err25];
					else vErrors.push(err25);
					errors++;
				}
			}
		}
		if (data.allowPartialResults !== void 0) {
			let data8 = data.allowPartialResults;
			if (typeof data8 !== "boolean" && data8 !== null) {
				const err26 = {
					instancePath: instancePath + "/allowPartialResults",
					schemaPath: "#/properties/allowPartialResults/type",
					keyword: "type",
					params: { type: schema43.properties.allowPartialResults.type },
					message: "must be boolean,null"
				};
				if (vErrors === null) vErrors = [err26];
				else vErrors.push(err26);
				errors++;
			}
		}
		if (data.filterMode !== void 0) {
			let data9 = data.filterMode;
			const _errs48 = errors;
			let valid13 = false;
			const _errs49 = errors;
			if (typeof data9 !== "string") {
				const err27 = {
					instancePath: instancePath + "/filterMode",
					schemaPath: "#/components/schemas/FilterMode/anyOf/0/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err27];
				else vErrors.push(err27);
				errors++;
			}
			if (!(data9 === "limit" || data9 === "prefer")) {
				const err28 = {
					instancePath: instancePath + "/filterMode",
					schemaPath: "#/components/schemas/FilterMode/anyOf/0/enum",
					keyword: "enum",
					params: { allowedValues: schema49.anyOf[0].enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err28];
				else vErrors.push(err28);
				errors++;
			}
			var _valid4 = _errs49 === errors;
			valid13 = valid13 || _valid4;
			if (!valid13) {
				const _errs51 = errors;
				if (typeof data9 !== "string") {
					const err29 = {
						instancePath: instancePath + "/filterMode",
						schemaPath: "#/components/schemas/FilterMode/anyOf/1/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err29];
					else vErrors.push(err29);
					errors++;
				}
				var _valid4 = _errs51 === errors;
				valid13 = valid13 || _valid4;
				if (!valid13) {
					const _errs53 = errors;
					if (data9 !== null) {
						const err30 = {
							instancePath: instancePath + "/filterMode",
							schemaPath: "#/components/schemas/FilterMode/anyOf/2/type",
							keyword: "type",
							params: { type: "null" },
							message: "must be null"
						};
						if (vErrors === null) vErrors = [err30];
						else vErrors.push(err30);
						errors++;
					}
					var _valid4 = _errs53 === errors;
					valid13 = valid13 || _valid4;
				}
			}
			if (!valid13) {
				const err31 = {
					instancePath: instancePath + "/filterMode",
					schemaPath: "#/components/schemas/FilterMode/anyOf",
					keyword: "anyOf",
					params: {},
					message: "must match a schema in anyOf"
				};
				if (vErrors === null) vErrors = [err31];
				else vErrors.push(err31);
				errors++;
			} else {
				errors = _errs48;
				if (vErrors !== null) {
					if (_errs48) vErrors.length = _errs48;
					else vErrors = null;
				}
			}
		}
		if (data.filterAcceptFormat !== void 0) {
			let data10 = data.filterAcceptFormat;
			if (typeof data10 !== "boolean" && data10 !== null) {
				const err32 = {
					instancePath: instancePath + "/filterAcceptFormat",
					schemaPath: "#/components/schemas/FilterAcceptFormat/type",
					keyword: "type",
					params: { type: schema50.type },
					message: "must be boolean,null"
				};
				if (vErrors === null) vErrors = [err32];
				else vErrors.push(err32);
				errors++;
			}
		}
		if (data.filterAcceptAlternatives !== void 0) {
			let data11 = data.filterAcceptAlternatives;
			if (typeof data11 !== "boolean" && data11 !== null) {
				const err33 = {
					instancePath: instancePath + "/filterAcceptAlternatives",
					schemaPath: "#/components/schemas/FilterAcceptAlternatives/type",
					keyword: "type",
					params: { type: schema51.type },
					message: "must be boolean,null"
				};
				if (vErrors === null) vErrors = [err33];
				else vErrors.push(err33);
				errors++;
			}
		}
		if (data.filterExactMatch !== void 0) {
			let data12 = data.filterExactMatch;
			if (typeof data12 !== "boolean" && data12 !== null) {
				const err34 = {
					instancePath: instancePath + "/filterExactMatch",
					schemaPath: "#/components/schemas/FilterExactMatch/type",
					keyword: "type",
					params: { type: schema52.type },
					message: "must be boolean,null"
				};
				if (vErrors === null) vErrors = [err34];
				else vErrors.push(err34);
				errors++;
			}
		}
	} else {
		const err35 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err35];
		else vErrors.push(err35);
		errors++;
	}
	validate35.errors = vErrors;
	return errors === 0;
}
function validate32(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.query === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "query" },
				message: "must have required property 'query'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.query !== void 0) {
			if (!validate33(data.query, {
				instancePath: instancePath + "/query",
				parentData: data,
				parentDataProperty: "query",
				rootData
			})) {
				vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
				errors = vErrors.length;
			}
		}
		if (data.options !== void 0) {
			if (!validate35(data.options, {
				instancePath: instancePath + "/options",
				parentData: data,
				parentDataProperty: "options",
				rootData
			})) {
				vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
				errors = vErrors.length;
			}
		}
		if (data.client !== void 0) {
			if (!validate16(data.client, {
				instancePath: instancePath + "/client",
				parentData: data,
				parentDataProperty: "client",
				rootData
			})) {
				vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
				errors = vErrors.length;
			}
		}
		if (data.customId !== void 0) {
			let data3 = data.customId;
			if (typeof data3 !== "string" && data3 !== null) {
				const err1 = {
					instancePath: instancePath + "/customId",
					schemaPath: "#/components/schemas/CustomId/type",
					keyword: "type",
					params: { type: schema24.type },
					message: "must be string,null"
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
		}
	} else {
		const err2 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err2];
		else vErrors.push(err2);
		errors++;
	}
	validate32.errors = vErrors;
	return errors === 0;
}
function validate31(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.request === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "request" },
				message: "must have required property 'request'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.request !== void 0) {
			if (!validate32(data.request, {
				instancePath: instancePath + "/request",
				parentData: data,
				parentDataProperty: "request",
				rootData
			})) {
				vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err1 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err1];
		else vErrors.push(err1);
		errors++;
	}
	validate31.errors = vErrors;
	return errors === 0;
}
function validate30(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (!validate31(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData
	})) {
		vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
		errors = vErrors.length;
	}
	validate30.errors = vErrors;
	return errors === 0;
}
const check6 = validate40;
const schema54 = {
	"$id": "check6",
	"type": "object",
	"required": ["type", "value"],
	"properties": {
		"type": { "anyOf": [{
			"type": "string",
			"enum": [
				"street",
				"streetWithNumber",
				"number.full",
				"number.part1",
				"number.part2",
				"city",
				"zip",
				"full"
			]
		}, { "type": "string" }] },
		"value": { "type": "string" },
		"filter": { "$ref": "contract2.0#/components/schemas/LocationFilter" }
	}
};
function validate40(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.type === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "type" },
				message: "must have required property 'type'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.value === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "value" },
				message: "must have required property 'value'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.type !== void 0) {
			let data0 = data.type;
			const _errs2 = errors;
			let valid1 = false;
			const _errs3 = errors;
			if (typeof data0 !== "string") {
				const err2 = {
					instancePath: instancePath + "/type",
					schemaPath: "#/properties/type/anyOf/0/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
			if (!(data0 === "street" || data0 === "streetWithNumber" || data0 === "number.full" || data0 === "number.part1" || data0 === "number.part2" || data0 === "city" || data0 === "zip" || data0 === "full")) {
				const err3 = {
					instancePath: instancePath + "/type",
					schemaPath: "#/properties/type/anyOf/0/enum",
					keyword: "enum",
					params: { allowedValues: schema54.properties.type.anyOf[0].enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
			var _valid0 = _errs3 === errors;
			valid1 = valid1 || _valid0;
			if (!valid1) {
				const _errs5 = errors;
				if (typeof data0 !== "string") {
					const err4 = {
						instancePath: instancePath + "/type",
						schemaPath: "#/properties/type/anyOf/1/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
				var _valid0 = _errs5 === errors;
				valid1 = valid1 || _valid0;
			}
			if (!valid1) {
				const err5 = {
					instancePath: instancePath + "/type",
					schemaPath: "#/properties/type/anyOf",
					keyword: "anyOf",
					params: {},
					message: "must match a schema in anyOf"
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			} else {
				errors = _errs2;
				if (vErrors !== null) {
					if (_errs2) vErrors.length = _errs2;
					else vErrors = null;
				}
			}
		}
		if (data.value !== void 0) {
			if (typeof data.value !== "string") {
				const err6 = {
					instancePath: instancePath + "/value",
					schemaPath: "#/properties/value/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
		}
		if (data.filter !== void 0) {
			let data2 = data.filter;
			if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
				if (data2.country !== void 0) {
					if (typeof data2.country !== "string") {
						const err7 = {
							instancePath: instancePath + "/filter/country",
							schemaPath: "contract2.0#/components/schemas/LocationFilter/properties/country/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err7];
						else vErrors.push(err7);
						errors++;
					}
				}
				if (data2.street !== void 0) {
					if (typeof data2.street !== "string") {
						const err8 = {
							instancePath: instancePath + "/filter/street",
							schemaPath: "contract2.0#/components/schemas/LocationFilter/properties/street/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err8];
						else vErrors.push(err8);
						errors++;
					}
				}
				if (data2.streetWithNumber !== void 0) {
					if (typeof data2.streetWithNumber !== "string") {
						const err9 = {
							instancePath: instancePath + "/filter/streetWithNumber",
							schemaPath: "contract2.0#/components/schemas/LocationFilter/properties/streetWithNumber/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err9];
						else vErrors.push(err9);
						errors++;
					}
				}
				if (data2["number.full"] !== void 0) {
					if (typeof data2["number.full"] !== "string") {
						const err10 = {
							instancePath: instancePath + "/filter/number.full",
							schemaPath: "contract2.0#/components/schemas/LocationFilter/properties/number.full/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err10];
						else vErrors.push(err10);
						errors++;
					}
				}
				if (data2["number.part1"] !== void 0) {
					if (typeof data2["number.part1"] !== "string") {
						const err11 = {
							instancePath: instancePath + "/filter/number.part1",
							schemaPath: "contract2.0#/components/schemas/LocationFilter/properties/number.part1/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err11];
						else vErrors.push(err11);
						errors++;
					}
				}
				if (data2["number.part2"] !== void 0) {
					if (typeof data2["number.part2"] !== "string") {
						const err12 = {
							instancePath: instancePath + "/filter/number.part2",
							schemaPath: "contract2.0#/components/schemas/LocationFilter/properties/number.part2/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err12];
						else vErrors.push(err12);
						errors++;
					}
				}
				if (data2.city !== void 0) {
					if (typeof data2.city !== "string") {
						const err13 = {
							instancePath: instancePath + "/filter/city",
							schemaPath: "contract2.0#/components/schemas/LocationFilter/properties/city/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err13];
						else vErrors.push(err13);
						errors++;
					}
				}
				if (data2.zip !== void 0) {
					if (typeof data2.zip !== "string") {
						const err14 = {
							instancePath: instancePath + "/filter/zip",
							schemaPath: "contract2.0#/components/schemas/LocationFilter/properties/zip/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err14];
						else vErrors.push(err14);
						errors++;
					}
				}
				if (data2.full !== void 0) {
					if (typeof data2.full !== "string") {
						const err15 = {
							instancePath: instancePath + "/filter/full",
							schemaPath: "contract2.0#/components/schemas/LocationFilter/properties/full/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err15];
						else vErrors.push(err15);
						errors++;
					}
				}
			} else {
				const err16 = {
					instancePath: instancePath + "/filter",
					schemaPath: "contract2.0#/components/schemas/LocationFilter/type",
					keyword: "type",
					params: { type: "object" },
					message: "must be object"
				};
				if (vErrors === null) vErrors = [err16];
				else vErrors.push(err16);
				errors++;
			}
		}
	} else {
		const err17 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err17];
		else vErrors.push(err17);
		errors++;
	}
	validate40.errors = vErrors;
	return errors === 0;
}
const check7 = validate41;
function validate44(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	const _errs0 = errors;
	let valid0 = false;
	const _errs1 = errors;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.street !== void 0) {
			if (typeof data.street !== "string") {
				const err0 = {
					instancePath: instancePath + "/street",
					schemaPath: "#/components/schemas/LocationFields/properties/street/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err0];
				else vErrors.push(err0);
				errors++;
			}
		}
		if (data.streetWithNumber !== void 0) {
			if (typeof data.streetWithNumber !== "string") {
				const err1 = {
					instancePath: instancePath + "/streetWithNumber",
					schemaPath: "#/components/schemas/LocationFields/properties/streetWithNumber/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
		}
		if (data["number.full"] !== void 0) {
			if (typeof data["number.full"] !== "string") {
				const err2 = {
					instancePath: instancePath + "/number.full",
					schemaPath: "#/components/schemas/LocationFields/properties/number.full/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
		}
		if (data.city !== void 0) {
			if (typeof data.city !== "string") {
				const err3 = {
					instancePath: instancePath + "/city",
					schemaPath: "#/components/schemas/LocationFields/properties/city/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
		if (data.zip !== void 0) {
			if (typeof data.zip !== "string") {
				const err4 = {
					instancePath: instancePath + "/zip",
					schemaPath: "#/components/schemas/LocationFields/properties/zip/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
		if (data.full !== void 0) {
			if (typeof data.full !== "string") {
				const err5 = {
					instancePath: instancePath + "/full",
					schemaPath: "#/components/schemas/LocationFields/properties/full/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
		}
		if (data.country !== void 0) {
			if (typeof data.country !== "string") {
				const err6 = {
					instancePath: instancePath + "/country",
					schemaPath: "#/components/schemas/LocationFields/properties/country/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
		}
	} else {
		const err7 = {
			instancePath,
			schemaPath: "#/components/schemas/LocationFields/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err7];
		else vErrors.push(err7);
		errors++;
	}
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.street === void 0) {
			const err8 = {
				instancePath,
				schemaPath: "#/anyOf/0/required",
				keyword: "required",
				params: { missingProperty: "street" },
				message: "must have required property 'street'"
			};
			if (vErrors === null) vErrors = [err8];
			else vErrors.push(err8);
			errors++;
		}
	} else {
		const err9 = {
			instancePath,
			schemaPath: "#/anyOf/0/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err9];
		else vErrors.push(err9);
		errors++;
	}
	var _valid0 = _errs1 === errors;
	valid0 = valid0 || _valid0;
	if (!valid0) {
		const _errs20 = errors;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.street !== void 0) {
				if (typeof data.street !== "string") {
					const err10 = {
						instancePath: instancePath + "/street",
						schemaPath: "#/components/schemas/LocationFields/properties/street/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err10];
					else vErrors.push(err10);
					errors++;
				}
			}
			if (data.streetWithNumber !== void 0) {
				if (typeof data.streetWithNumber !== "string") {
					const err11 = {
						instancePath: instancePath + "/streetWithNumber",
						schemaPath: "#/components/schemas/LocationFields/properties/streetWithNumber/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err11];
					else vErrors.push(err11);
					errors++;
				}
			}
			if (data["number.full"] !== void 0) {
				if (typeof data["number.full"] !== "string") {
					const err12 = {
						instancePath: instancePath + "/number.full",
						schemaPath: "#/components/schemas/LocationFields/properties/number.full/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err12];
					else vErrors.push(err12);
					errors++;
				}
			}
			if (data.city !== void 0) {
				if (typeof data.city !== "string") {
					const err13 = {
						instancePath: instancePath + "/city",
						schemaPath: "#/components/schemas/LocationFields/properties/city/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err13];
					else vErrors.push(err13);
					errors++;
				}
			}
			if (data.zip !== void 0) {
				if (typeof data.zip !== "string") {
					const err14 = {
						instancePath: instancePath + "/zip",
						schemaPath: "#/components/schemas/LocationFields/properties/zip/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err14];
					else vErrors.push(err14);
					errors++;
				}
			}
			if (data.full !== void 0) {
				if (typeof data.full !== "string") {
					const err15 = {
						instancePath: instancePath + "/full",
						schemaPath: "#/components/schemas/LocationFields/properties/full/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err15];
					else vErrors.push(err15);
					errors++;
				}
			}
			if (data.country !== void 0) {
				if (typeof data.country !== "string") {
					const err16 = {
						instancePath: instancePath + "/country",
						schemaPath: "#/components/schemas/LocationFields/properties/country/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err16];
					else vErrors.push(err16);
					errors++;
				}
			}
		} else {
			const err17 = {
				instancePath,
				schemaPath: "#/components/schemas/LocationFields/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			};
			if (vErrors === null) vErrors = [err17];
			else vErrors.push(err17);
			errors++;
		}
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.streetWithNumber === void 0) {
				const err18 = {
					instancePath,
					schemaPath: "#/anyOf/1/required",
					keyword: "required",
					params: { missingProperty: "streetWithNumber" },
					message: "must have required property 'streetWithNumber'"
				};
				if (vErrors === null) vErrors = [err18];
				else vErrors.push(err18);
				errors++;
			}
		} else {
			const err19 = {
				instancePath,
				schemaPath: "#/anyOf/1/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			};
			if (vErrors === null) vErrors = [err19];
			else vErrors.push(err19);
			errors++;
		}
		var _valid0 = _errs20 === errors;
		valid0 = valid0 || _valid0;
		if (!valid0) {
			const _errs39 = errors;
			if (data && typeof data == "object" && !Array.isArray(data)) {
				if (data.street !== void 0) {
					if (typeof data.street !== "string") {
						const err20 = {
							instancePath: instancePath + "/street",
							schemaPath: "#/components/schemas/LocationFields/properties/street/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err20];
						else vErrors.push(err20);
						errors++;
					}
				}
				if (data.streetWithNumber !== void 0) {
					if (typeof data.streetWithNumber !== "string") {
						const err21 = {
							instancePath: instancePath + "/streetWithNumber",
							schemaPath: "#/components/schemas/LocationFields/properties/streetWithNumber/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err21];
						else vErrors.push(err21);
						errors++;
					}
				}
				if (data["number.full"] !== void 0) {
					if (typeof data["number.full"] !== "string") {
						const err22 = {
							instancePath: instancePath + "/number.full",
							schemaPath: "#/components/schemas/LocationFields/properties/number.full/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err22];
						else vErrors.push(err22);
						errors++;
					}
				}
				if (data.city !== void 0) {
					if (typeof data.city !== "string") {
						const err23 = {
							instancePath: instancePath + "/city",
							schemaPath: "#/components/schemas/LocationFields/properties/city/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err23];
						else vErrors.push(err23);
						errors++;
					}
				}
				if (data.zip !== void 0) {
					if (typeof data.zip !== "string") {
						const err24 = {
							instancePath: instancePath + "/zip",
							schemaPath: "#/components/schemas/LocationFields/properties/zip/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err24];
						else vErrors.push(err24);
						errors++;
					}
				}
				if (data.full !== void 0) {
					if (typeof data.full !== "string") {
						const err25 = {
							instancePath: instancePath + "/full",
							schemaPath: "#/components/schemas/LocationFields/properties/full/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err25];
						else vErrors.push(err25);
						errors++;
					}
				}
				if (data.country !== void 0) {
					if (typeof data.country !== "string") {
						const err26 = {
							instancePath: instancePath + "/country",
							schemaPath: "#/components/schemas/LocationFields/properties/country/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err26];
						else vErrors.push(err26);
						errors++;
					}
				}
			} else {
				const err27 = {
					instancePath,
					schemaPath: "#/components/schemas/LocationFields/type",
					keyword: "type",
					params: { type: "object" },
					message: "must be object"
				};
				if (vErrors === null) vErrors = [err27];
				else vErrors.push(err27);
				errors++;
			}
			if (data && typeof data == "object" && !Array.isArray(data)) {
				if (data["number.full"] === void 0) {
					const err28 = {
						instancePath,
						schemaPath: "#/anyOf/2/required",
						keyword: "required",
						params: { missingProperty: "number.full" },
						message: "must have required property 'number.full'"
					};
					if (vErrors === null) vErrors = [err28];
					else vErrors.push(err28);
					errors++;
				}
			} else {
				const err29 = {
					instancePath,
					schemaPath: "#/anyOf/2/type",
					keyword: "type",
					params: { type: "object" },
					message: "must be object"
				};
				if (vErrors === null) vErrors = [err29];
				else vErrors.push(err29);
				errors++;
			}
			var _valid0 = _errs39 === errors;
			valid0 = valid0 || _valid0;
			if (!valid0) {
				const _errs58 = errors;
				if (data && typeof data == "object" && !Array.isArray(data)) {
					if (data.street !== void 0) {
						if (typeof data.street !== "string") {
							const err30 = {
								instancePath: instancePath + "/street",
								schemaPath: "#/components/schemas/LocationFields/properties/street/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err30];
							else vErrors.push(err30);
							errors++;
						}
					}
					if (data.streetWithNumber !== void 0) {
						if (typeof data.streetWithNumber !== "string") {
							const err31 = {
								instancePath: instancePath + "/streetWithNumber",
								schemaPath: "#/components/schemas/LocationFields/properties/streetWithNumber/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err31];
							else vErrors.push(err31);
							errors++;
						}
					}
					if (data["number.full"] !== void 0) {
						if (typeof data["number.full"] !== "string") {
							const err32 = {
								instancePath: instancePath + "/number.full",
								schemaPath: "#/components/schemas/LocationFields/properties/number.full/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err32];
							else vErrors.push(err32);
							errors++;
						}
					}
					if (data.city !== void 0) {
						if (typeof data.city !== "string") {
							const err33 = {
								instancePath: instancePath + "/city",
								schemaPath: "#/components/schemas/LocationFields/properties/city/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err33];
							else vErrors.push(err33);
							errors++;
						}
					}
					if (data.zip !== void 0) {
						if (typeof data.zip !== "string") {
							const err34 = {
								instancePath: instancePath + "/zip",
								schemaPath: "#/components/schemas/LocationFields/properties/zip/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err34];
							else vErrors.push(err34);
							errors++;
						}
					}
					if (data.full !== void 0) {
						if (typeof data.full !== "string") {
							const err35 = {
								instancePath: instancePath + "/full",
								schemaPath: "#/components/schemas/LocationFields/properties/full/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err35];
							else vErrors.push(err35);
							errors++;
						}
					}
					if (data.country !== void 0) {
						if (typeof data.country !== "string") {
							const err36 = {
								instancePath: instancePath + "/country",
								schemaPath: "#/components/schemas/LocationFields/properties/country/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err36];
							else vErrors.push(err36);
							errors++;
						}
					}
				} else {
					const err37 = {
						instancePath,
						schemaPath: "#/components/schemas/LocationFields/type",
						keyword: "type",
						params: { type: "object" },
						message: "must be object"
					};
					if (vErrors === null) vErrors = [err37];
					else vErrors.push(err37);
					errors++;
				}
				if (data && typeof data == "object" && !Array.isArray(data)) {
					if (data.city === void 0) {
						const err38 = {
							instancePath,
							schemaPath: "#/anyOf/3/required",
							keyword: "required",
							params: { missingProperty: "city" },
							message: "must have required property 'city'"
						};
						if (vErrors === null) vErrors = [err38];
						else vErrors.push(err38);
						errors++;
					}
				} else {
					const err39 = {
						instancePath,
						schemaPath: "#/anyOf/3/type",
						keyword: "type",
						params: { type: "object" },
						message: "must be object"
					};
					if (vErrors === null) vErrors = [err39];
					else vErrors.push(err39);
					errors++;
				}
				var _valid0 = _errs58 === errors;
				valid0 = valid0 || _valid0;
				if (!valid0) {
					const _errs77 = errors;
					if (data && typeof data == "object" && !Array.isArray(data)) {
						if (data.street !== void 0) {
							if (typeof data.street !== "string") {
								const err40 = {
									instancePath: instancePath + "/street",
									schemaPath: "#/components/schemas/LocationFields/properties/street/type",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								};
								if (vErrors === null) vErrors = [err40];
								else vErrors.push(err40);
								errors++;
							}
						}
						if (data.streetWithNumber !== void 0) {
							if (typeof data.streetWithNumber !== "string") {
								const err41 = {
									instancePath: instancePath + "/streetWithNumber",
									schemaPath: "#/components/schemas/LocationFields/properties/streetWithNumber/type",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								};
								if (vErrors === null) vErrors = [err41];
								else vErrors.push(err41);
								errors++;
							}
						}
						if (data["number.full"] !== void 0) {
							if (typeof data["number.full"] !== "string") {
								const err42 = {
									instancePath: instancePath + "/number.full",
									schemaPath: "#/components/schemas/LocationFields/properties/number.full/type",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								};
								if (vErrors === null) vErrors = [err42];
								else vErrors.push(err42);
								errors++;
							}
						}
						if (data.city !== void 0) {
							if (typeof data.city !== "string") {
								const err43 = {
									instancePath: instancePath + "/city",
									schemaPath: "#/components/schemas/LocationFields/properties/city/type",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								};
								if (vErrors === null) vErrors = [err43];
								else vErrors.push(err43);
								errors++;
							}
						}
						if (data.zip !== void 0) {
							if (typeof data.zip !== "string") {
								const err44 = {
									instancePath: instancePath + "/zip",
									schemaPath: "#/components/schemas/LocationFields/properties/zip/type",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								};
								if (vErrors === null) vErrors = [err44];
								else vErrors.push(err44);
								errors++;
							}
						}
						if (data.full !== void 0) {
							if (typeof data.full !== "string") {
								const err45 = {
									instancePath: instancePath + "/full",
									schemaPath: "#/components/schemas/LocationFields/properties/full/type",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								};
								if (vErrors === null) vErrors = [err45];
								else vErrors.push(err45);
								errors++;
							}
						}
						if (data.country !== void 0) {
							if (typeof data.country !== "string") {
								const err46 = {
									instancePath: instancePath + "/country",
									schemaPath: "#/components/schemas/LocationFields/properties/country/type",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								};
								if (vErrors === null) vErrors = [err46];
								else vErrors.push(err46);
								errors++;
							}
						}
					} else {
						const err47 = {
							instancePath,
							schemaPath: "#/components/schemas/LocationFields/type",
							keyword: "type",
							params: { type: "object" },
							message: "must be object"
						};
						if (vErrors === null) vErrors = [err47];
						else vErrors.push(err47);
						errors++;
					}
					if (data && typeof data == "object" && !Array.isArray(data)) {
						if (data.zip === void 0) {
							const err48 = {
								instancePath,
								schemaPath: "#/anyOf/4/required",
								keyword: "required",
								params: { missingProperty: "zip" },
								message: "must have required property 'zip'"
							};
							if (vErrors === null) vErrors = [err48];
							else vErrors.push(err48);
							errors++;
						}
					} else {
						const err49 = {
							instancePath,
							schemaPath: "#/anyOf/4/type",
							keyword: "type",
							params: { type: "object" },
							message: "must be object"
						};
						if (vErrors === null) vErrors = [err49];
						else vErrors.push(err49);
						errors++;
					}
					var _valid0 = _errs77 === errors;
					valid0 = valid0 || _valid0;
					if (!valid0) {
						const _errs96 = errors;
						if (data && typeof data == "object" && !Array.isArray(data)) {
							if (data.street !== void 0) {
								if (typeof data.street !== "string") {
									const err50 = {
										instancePath: instancePath + "/street",
										schemaPath: "#/components/schemas/LocationFields/properties/street/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err50];
									else vErrors.push(err50);
									errors++;
								}
							}
							if (data.streetWithNumber !== void 0) {
								if (typeof data.streetWithNumber !== "string") {
									const err51 = {
										instancePath: instancePath + "/streetWithNumber",
										schemaPath: "#/components/schemas/LocationFields/properties/streetWithNumber/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err51];
									else vErrors.push(err51);
									errors++;
								}
							}
							if (data["number.full"] !== void 0) {
								if (typeof data["number.full"] !== "string") {
									const err52 = {
										instancePath: instancePath + "/number.full",
										schemaPath: "#/components/schemas/LocationFields/properties/number.full/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err52];
									else vErrors.push(err52);
									errors++;
								}
							}
							if (data.city !== void 0) {
								if (typeof data.city !== "string") {
									const err53 = {
										instancePath: instancePath + "/city",
										schemaPath: "#/components/schemas/LocationFields/properties/city/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err53];
									else vErrors.push(err53);
									errors++;
								}
							}
							if (data.zip !== void 0) {
								if (typeof data.zip !== "string") {
									const err54 = {
										instancePath: instancePath + "/zip",
										schemaPath: "#/components/schemas/LocationFields/properties/zip/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err54];
									else vErrors.push(err54);
									errors++;
								}
							}
							if (data.full !== void 0) {
								if (typeof data.full !== "string") {
									const err55 = {
										instancePath: instancePath + "/full",
										schemaPath: "#/components/schemas/LocationFields/properties/full/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err55];
									else vErrors.push(err55);
									errors++;
								}
							}
							if (data.country !== void 0) {
								if (typeof data.country !== "string") {
									const err56 = {
										instancePath: instancePath + "/country",
										schemaPath: "#/components/schemas/LocationFields/properties/country/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err56];
									else vErrors.push(err56);
									errors++;
								}
							}
						} else {
							const err57 = {
								instancePath,
								schemaPath: "#/components/schemas/LocationFields/type",
								keyword: "type",
								params: { type: "object" },
								message: "must be object"
							};
							if (vErrors === null) vErrors = [err57];
							else vErrors.push(err57);
							errors++;
						}
						if (data && typeof data == "object" && !Array.isArray(data)) {
							if (data.full === void 0) {
								const err58 = {
									instancePath,
									schemaPath: "#/anyOf/5/required",
									keyword: "required",
									params: { missingProperty: "full" },
									message: "must have required property 'full'"
								};
								if (vErrors === null) vErrors = [err58];
								else vErrors.push(err58);
								errors++;
							}
						} else {
							const err59 = {
								instancePath,
								schemaPath: "#/anyOf/5/type",
								keyword: "type",
								params: { type: "object" },
								message: "must be object"
							};
							if (vErrors === null) vErrors = [err59];
							else vErrors.push(err59);
							errors++;
						}
						var _valid0 = _errs96 === errors;
						valid0 = valid0 || _valid0;
						if (!valid0) {
							const _errs115 = errors;
							if (data && typeof data == "object" && !Array.isArray(data)) {
								if (data.street !== void 0) {
									if (typeof data.street !== "string") {
										const err60 = {
											instancePath: instancePath + "/street",
											schemaPath: "#/components/schemas/LocationFields/properties/street/type",
											keyword: "type",
											params: { type: "string" },
											message: "must be string"
										};
										if (vErrors === null) vErrors = [err60];
										else vErrors.push(err60);
										errors++;
									}
								}
								if (data.streetWithNumber !== void 0) {
									if (typeof data.streetWithNumber !== "string") {
										const err61 = {
											instancePath: instancePath + "/streetWithNumber",
											schemaPath: "#/components/schemas/LocationFields/properties/streetWithNumber/type",
											keyword: "type",
											params: { type: "string" },
											message: "must be string"
										};
										if (vErrors === null) vErrors = [err61];
										else vErrors.push(err61);
										errors++;
									}
								}
								if (data["number.full"] !== void 0) {
									if (typeof data["number.full"] !== "string") {
										const err62 = {
											instancePath: instancePath + "/number.full",
											schemaPath: "#/components/schemas/LocationFields/properties/number.full/type",
											keyword: "type",
											params: { type: "string" },
											message: "must be string"
										};
										if (vErrors === null) vErrors = [err62];
										else vErrors.push(err62);
										errors++;
									}
								}
								if (data.city !== void 0) {
									if (typeof data.city !== "string") {
										const err63 = {
											instancePath: instancePath + "/city",
											schemaPath: "#/components/schemas/LocationFields/properties/city/type",
											keyword: "type",
											params: { type: "string" },
											message: "must be string"
										};
										if (vErrors === null) vErrors = [err63];
										else vErrors.push(err63);
										errors++;
									}
								}
								if (data.zip !== void 0) {
									if (typeof data.zip !== "string") {
										const err64 = {
											instancePath: instancePath + "/zip",
											schemaPath: "#/components/schemas/LocationFields/properties/zip/type",
											keyword: "type",
											params: { type: "string" },
											message: "must be string"
										};
										if (vErrors === null) vErrors = [err64];
										else vErrors.push(err64);
										errors++;
									}
								}
								if (data.full !== void 0) {
									if (typeof data.full !== "string") {
										const err65 = {
											instancePath: instancePath + "/full",
											schemaPath: "#/components/schemas/LocationFields/properties/full/type",
											keyword: "type",
											params: { type: "string" },
											message: "must be string"
										};
										if (vErrors === null) vErrors = [err65];
										else vErrors.push(err65);
										errors++;
									}
								}
								if (data.country !== void 0) {
									if (typeof data.country !== "string") {
										const err66 = {
											instancePath: instancePath + "/country",
											schemaPath: "#/components/schemas/LocationFields/properties/country/type",
											keyword: "type",
											params: { type: "string" },
											message: "must be string"
										};
										if (vErrors === null) vErrors = [err66];
										else vErrors.push(err66);
										errors++;
									}
								}
							} else {
								const err67 = {
									instancePath,
									schemaPath: "#/components/schemas/LocationFields/type",
									keyword: "type",
									params: { type: "object" },
									message: "must be object"
								};
								if (vErrors === null) vErrors = [err67];
								else vErrors.push(err67);
								errors++;
							}
							if (data && typeof data == "object" && !Array.isArray(data)) {
								if (data.country === void 0) {
									const err68 = {
										instancePath,
										schemaPath: "#/anyOf/6/required",
										keyword: "required",
										params: { missingProperty: "country" },
										message: "must have required property 'country'"
									};
									if (vErrors === null) vErrors = [err68];
									else vErrors.push(err68);
									errors++;
								}
							} else {
								const err69 = {
									instancePath,
									schemaPath: "#/anyOf/6/type",
									keyword: "type",
									params: { type: "object" },
									message: "must be object"
								};
								if (vErrors === null) vErrors = [err69];
								else vErrors.push(err69);
								errors++;
							}
							var _valid0 = _errs115 === errors;
							valid0 = valid0 || _valid0;
						}
					}
				}
			}
		}
	}
	if (!valid0) {
		const err70 = {
			instancePath,
			schemaPath: "#/anyOf",
			keyword: "anyOf",
			params: {},
			message: "must match a schema in anyOf"
		};
		if (vErrors === null) vErrors = [err70];
		else vErrors.push(err70);
		errors++;
	} else {
		errors = _errs0;
		if (vErrors !== null) {
			if (_errs0) vErrors.length = _errs0;
			else vErrors = null;
		}
	}
	validate44.errors = vErrors;
	return errors === 0;
}
const schema67 = {
	"type": "object",
	"properties": {
		"dataScope": { "$ref": "#/components/schemas/LocationDataScope" },
		"dataSource": { "$ref": "#/components/schemas/LocationDataSource" },
		"zipFormat": { "$ref": "#/components/schemas/ZipFormat" },
		"cityFormat": { "$ref": "#/components/schemas/CityFormat" },
		"countryFormat": { "$ref": "#/components/schemas/CountryFormat" },
		"resultsLimit": {
			"type": ["integer", "null"],
			"minimum": 1,
			"maximum": 20
		},
		"acceptPostOfficeAsCity": { "type": ["boolean", "null"] },
		"correctionMode": { "$ref": "#/components/schemas/AssumedCorrectionMode" },
		"correctionModeCrossCountry": { "$ref": "#/components/schemas/CorrectionModeCrossCountry" }
	}
};
const schema73 = { "anyOf": [
	{
		"type": "string",
		"enum": [
			"full",
			"format",
			"suggestion",
			"none"
		]
	},
	{ "type": "string" },
	{ "type": "null" }
] };
const schema74 = { "anyOf": [
	{
		"type": "string",
		"enum": [
			"full",
			"format",
			"suggestion",
			"none"
		]
	},
	{ "type": "string" },
	{ "type": "null" }
] };
function validate46(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.dataScope !== void 0) {
			let data0 = data.dataScope;
			const _errs3 = errors;
			let valid2 = false;
			const _errs4 = errors;
			if (typeof data0 !== "string") {
				const err0 = {
					instancePath: instancePath + "/dataScope",
					schemaPath: "#/components/schemas/LocationDataScope/anyOf/0/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err0];
				else vErrors.push(err0);
				errors++;
			}
			if (!(data0 === "basic" || data0 === "full")) {
				const err1 = {
					instancePath: instancePath + "/dataScope",
					schemaPath: "#/components/schemas/LocationDataScope/anyOf/0/enum",
					keyword: "enum",
					params: { allowedValues: schema17.anyOf[0].enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
			var _valid0 = _errs4 === errors;
			valid2 = valid2 || _valid0;
			if (!valid2) {
				const _errs6 = errors;
				if (typeof data0 !== "string") {
					const err2 = {
						instancePath: instancePath + "/dataScope",
						schemaPath: "#/components/schemas/LocationDataScope/anyOf/1/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err2];
					else vErrors.push(err2);
					errors++;
				}
				var _valid0 = _errs6 === errors;
				valid2 = valid2 || _valid0;
				if (!valid2) {
					const _errs8 = errors;
					if (data0 !== null) {
						const err3 = {
							instancePath: instancePath + "/dataScope",
							schemaPath: "#/components/schemas/LocationDataScope/anyOf/2/type",
							keyword: "type",
							params: { type: "null" },
							message: "must be null"
						};
						if (vErrors === null) vErrors = [err3];
						else vErrors.push(err3);
						errors++;
					}
					var _valid0 = _errs8 === errors;
					valid2 = valid2 || _valid0;
				}
			}
			if (!valid2) {
				const err4 = {
					instancePath: instancePath + "/dataScope",
					schemaPath: "#/components/schemas/LocationDataScope/anyOf",
					keyword: "anyOf",
					params: {},
					message: "must match a schema in anyOf"
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			} else {
				errors = _errs3;
				if (vErrors !== null) {
					if (_errs3) vErrors.length = _errs3;
					else vErrors = null;
				}
			}
		}
		if (data.dataSource !== void 0) {
			let data1 = data.dataSource;
			if (!Array.isArray(data1) && data1 !== null) {
				const err5 = {
					instancePath: instancePath + "/dataSource",
					schemaPath: "#/components/schemas/LocationDataSource/type",
					keyword: "type",
					params: { type: schema18.type },
					message: "must be array,null"
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
			if (Array.isArray(data1)) {
				const len0 = data1.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data2 = data1[i0];
					const _errs14 = errors;
					let valid6 = false;
					const _errs15 = errors;
					if (typeof data2 !== "string") {
						const err6 = {
							instancePath: instancePath + "/dataSource/" + i0,
							schemaPath: "#/components/schemas/LocationDataSource/items/anyOf/0/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err6];
						else vErrors.push(err6);
						errors++;
					}
					if (!(data2 === "CZ" || data2 === "SK" || data2 === "PL")) {
						const err7 = {
							instancePath: instancePath + "/dataSource/" + i0,
							schemaPath: "#/components/schemas/LocationDataSource/items/anyOf/0/enum",
							keyword: "enum",
							params: { allowedValues: schema18.items.anyOf[0].enum },
							message: "must be equal to one of the allowed values"
						};
						if (vErrors === null) vErrors = [err7];
						else vErrors.push(err7);
						errors++;
					}
					var _valid1 = _errs15 === errors;
					valid6 = valid6 || _valid1;
					if (!valid6) {
						const _errs17 = errors;
						if (typeof data2 !== "string") {
							const err8 = {
								instancePath: instancePath + "/dataSource/" + i0,
								schemaPath: "#/components/schemas/LocationDataSource/items/anyOf/1/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err8];
							else vErrors.push(err8);
							errors++;
						}
						var _valid1 = _errs17 === errors;
						valid6 = valid6 || _valid1;
					}
					if (!valid6) {
						const err9 = {
							instancePath: instancePath + "/dataSource/" + i0,
							schemaPath: "#/components/schemas/LocationDataSource/items/anyOf",
							keyword: "anyOf",
							params: {},
							message: "must match a schema in anyOf"
						};
						if (vErrors === null) vErrors = [err9];
						else vErrors.push(err9);
						errors++;
					} else {
						errors = _errs14;
						if (vErrors !== null) {
							if (_errs14) vErrors.length = _errs14;
							else vErrors = null;
						}
					}
				}
			}
		}
		if (data.zipFormat !== void 0) {
			let data3 = data.zipFormat;
			if (typeof data3 !== "boolean" && data3 !== null) {
				const err10 = {
					instancePath: instancePath + "/zipFormat",
					schemaPath: "#/components/schemas/ZipFormat/type",
					keyword: "type",
					params: { type: schema19.type },
					message: "must be boolean,null"
				};
				if (vErrors === null) vErrors = [err10];
				else vErrors.push(err10);
				errors++;
			}
		}
		if (data.cityFormat !== void 0) {
			let data4 = data.cityFormat;
			const _errs24 = errors;
			let valid9 = false;
			const _errs25 = errors;
			if (typeof data4 !== "string") {
				const err11 = {
					instancePath: instancePath + "/cityFormat",
					schemaPath: "#/components/schemas/CityFormat/anyOf/0/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err11];
				else vErrors.push(err11);
				errors++;
			}
			if (!(data4 === "minimal" || data4 === "basic" || data4 === "extended")) {
				const err12 = {
					instancePath: instancePath + "/cityFormat",
					schemaPath: "#/components/schemas/CityFormat/anyOf/0/enum",
					keyword: "enum",
					params: { allowedValues: schema20.anyOf[0].enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err12];
				else vErrors.push(err12);
				errors++;
			}
			var _valid2 = _errs25 === errors;
			valid9 = valid9 || _valid2;
			if (!valid9) {
				const _errs27 = errors;
				if (typeof data4 !== "string") {
					const err13 = {
						instancePath: instancePath + "/cityFormat",
						schemaPath: "#/components/schemas/CityFormat/anyOf/1/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err13];
					else vErrors.push(err13);
					errors++;
				}
				var _valid2 = _errs27 === errors;
				valid9 = valid9 || _valid2;
				if (!valid9) {
					const _errs29 = errors;
					if (data4 !== null) {
						const err14 = {
							instancePath: instancePath + "/cityFormat",
							schemaPath: "#/components/schemas/CityFormat/anyOf/2/type",
							keyword: "type",
							params: { type: "null" },
							message: "must be null"
						};
						if (vErrors === null) vErrors = [err14];
						else vErrors.push(err14);
						errors++;
					}
					var _valid2 = _errs29 === errors;
					valid9 = valid9 || _valid2;
				}
			}
			if (!valid9) {
				const err15 = {
					instancePath: instancePath + "/cityFormat",
					schemaPath: "#/components/schemas/CityFormat/anyOf",
					keyword: "anyOf",
					params: {},
					message: "must match a schema in anyOf"
				};
				if (vErrors === null) vErrors = [err15];
				else vErrors.push(err15);
				errors++;
			} else {
				errors = _errs24;
				if (vErrors !== null) {
					if (_errs24) vErrors.length = _errs24;
					else vErrors = null;
				}
			}
		}
		if (data.countryFormat !== void 0) {
			let data5 = data.countryFormat;
			const _errs33 = errors;
			let valid11 = false;
			const _errs34 = errors;
			if (typeof data5 !== "string") {
				const err16 = {
					instancePath: instancePath + "/countryFormat",
					schemaPath: "#/components/schemas/CountryFormat/anyOf/0/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err16];
				else vErrors.push(err16);
				errors++;
			}
			if (!(data5 === "alpha2" || data5 === "alpha3" || data5 === "local" || data5 === "localShortened" || data5 === "international" || data5 === "internationalShortened")) {
				const err17 = {
					instancePath: instancePath + "/countryFormat",
					schemaPath: "#/components/schemas/CountryFormat/anyOf/0/enum",
					keyword: "enum",
					params: { allowedValues: schema21.anyOf[0].enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err17];
				else vErrors.push(err17);
				errors++;
			}
			var _valid3 = _errs34 === errors;
			valid11 = valid11 || _valid3;
			if (!valid11) {
				const _errs36 = errors;
				if (typeof data5 !== "string") {
					const err18 = {
						instancePath: instancePath + "/countryFormat",
						schemaPath: "#/components/schemas/CountryFormat/anyOf/1/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err18];
					else vErrors.push(err18);
					errors++;
				}
				var _valid3 = _errs36 === errors;
				valid11 = valid11 || _valid3;
				if (!valid11) {
					const _errs38 = errors;
					if (data5 !== null) {
						const err19 = {
							instancePath: instancePath + "/countryFormat",
							schemaPath: "#/components/schemas/CountryFormat/anyOf/2/type",
							keyword: "type",
							params: { type: "null" },
							message: "must be null"
						};
						if (vErrors === null) vErrors = [err19];
						else vErrors.push(err19);
						errors++;
					}
					var _valid3 = _errs38 === errors;
					valid11 = valid11 || _valid3;
				}
			}
			if (!valid11) {
				const err20 = {
					instancePath: instancePath + "/countryFormat",
					schemaPath: "#/components/schemas/CountryFormat/anyOf",
					keyword: "anyOf",
					params: {},
					message: "must match a schema in anyOf"
				};
				if (vErrors === null) vErrors = [err20];
				else vErrors.push(err20);
				errors++;
			} else {
				errors = _errs33;
				if (vErrors !== null) {
					if (_errs33) vErrors.length = _errs33;
					else vErrors = null;
				}
			}
		}
		if (data.resultsLimit !== void 0) {
			let data6 = data.resultsLimit;
			if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6)) && data6 !== null) {
				const err21 = {
					instancePath: instancePath + "/resultsLimit",
					schemaPath: "#/properties/resultsLimit/type",
					keyword: "type",
					params: { type: schema67.properties.resultsLimit.type },
					message: "must be integer,null"
				};
				if (vErrors === null) vErrors = [err21];
				else vErrors.push(err21);
				errors++;
			}
			if (typeof data6 == "number") {
				if (data6 > 20 || isNaN(data6)) {
					const err22 = {
						instancePath: instancePath + "/resultsLimit",
						schemaPath: "#/properties/resultsLimit/maximum",
						keyword: "maximum",
						params: {
							comparison: "<=",
							limit: 20
						},
						message: "must be <= 20"
					};
					if (vErrors === null) vErrors = [err22];
					else vErrors.push(err22);
					errors++;
				}
				if (data6 < 1 || isNaN(data6)) {
					const err23 = {
						instancePath: instancePath + "/resultsLimit",
						schemaPath: "#/properties/resultsLimit/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 1
						},
						message: "must be >= 1"
					};
					if (vErrors === null) vErrors = [err23];
					else vErrors.push(err23);
					errors++;
				}
			}
		}
		if (data.acceptPostOfficeAsCity !== void 0) {
			let data7 = data.acceptPostOfficeAsCity;
			if (typeof data7 !== "boolean" && data7 !== null) {
				const err24 = {
					instancePath: instancePath + "/acceptPostOfficeAsCity",
					schemaPath: "#/properties/acceptPostOfficeAsCity/type",
					keyword: "type",
					params: { type: schema67.properties.acceptPostOfficeAsCity.type },
					message: "must be boolean,null"
				};
				if (vErrors === null) vErrors = [err24];
				else vErrors.push(err24);
				errors++;
			}
		}
		if (data.correctionMode !== void 0) {
			let data8 = data.correctionMode;
			const _errs46 = errors;
			let valid13 = false;
			const _errs47 = errors;
			if (typeof data8 !== "string") {
				const err25 = {
					instancePath: instancePath + "/correctionMode",
					schemaPath: "#/components/schemas/AssumedCorrectionMode/anyOf/0/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err25];
				else vErrors.push(err25);
				errors++;
			}
			if (!(data8 === "full" || data8 === "format" || data8 === "suggestion" || data8 === "none")) {
				const err26 = {
					instancePath: instancePath + "/correctionMode",
					schemaPath: "#/components/schemas/AssumedCorrectionMode/anyOf/0/enum",
					keyword: "enum",
					params: { allowedValues: schema73.anyOf[0].enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err26];
				else vErrors.push(err26);
				errors++;
			}
			var _valid4 = _errs47 === errors;
			valid13 = valid13 || _valid4;
			if (!valid13) {
				const _errs49 = errors;
				if (typeof data8 !== "string") {
					const err27 = {
						instancePath: instancePath + "/correctionMode",
						schemaPath: "#/components/schemas/AssumedCorrectionMode/anyOf/1/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err27];
					else vErrors.push(err27);
					errors++;
				}
				var _valid4 = _errs49 === errors;
				valid13 = valid13 || _valid4;
				if (!valid13) {
					const _errs51 = errors;
					if (data8 !== null) {
						const err28 = {
							instancePath: instancePath + "/correctionMode",
							schemaPath: "#/components/schemas/AssumedCorrectionMode/anyOf/2/type",
							keyword: "type",
							params: { type: "null" },
							message: "must be null"
						};
						if (vErrors === null) vErrors = [err28];
						else vErrors.push(err28);
						errors++;
					}
					var _valid4 = _errs51 === errors;
					valid13 = valid13 || _valid4;
				}
			}
			if (!valid13) {
				const err29 = {
					instancePath: instancePath + "/correctionMode",
					schemaPath: "#/components/schemas/AssumedCorrectionMode/anyOf",
					keyword: "anyOf",
					params: {},
					message: "must match a schema in anyOf"
				};
				if (vErrors === null) vErrors = [err29];
				else vErrors.push(err29);
				errors++;
			} else {
				errors = _errs46;
				if (vErrors !== null) {
					if (_errs46) vErrors.length = _errs46;
					else vErrors = null;
				}
			}
		}
		if (data.correctionModeCrossCountry !== void 0) {
			let data9 = data.correctionModeCrossCountry;
			const _errs55 = errors;
			let valid15 = false;
			const _errs56 = errors;
			if (typeof data9 !== "string") {
				const err30 = {
					instancePath: instancePath + "/correctionModeCrossCountry",
					schemaPath: "#/components/schemas/CorrectionModeCrossCountry/anyOf/0/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err30];
				else vErrors.push(err30);
				errors++;
			}
			if (!(data9 === "full" || data9 === "format" || data9 === "suggestion" || data9 === "none")) {
				const err31 = {
					instancePath: instancePath + "/correctionModeCrossCountry",
					schemaPath: "#/components/schemas/CorrectionModeCrossCountry/anyOf/0/enum",
					keyword: "enum",
					params: { allowedValues: schema74.anyOf[0].enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err31];
				else vErrors.push(err31);
				errors++;
			}
			var _valid5 = _errs56 === errors;
			valid15 = valid15 || _valid5;
			if (!valid15) {
				const _errs58 = errors;
				if (typeof data9 !== "string") {
					const err32 = {
						instancePath: instancePath + "/correctionModeCrossCountry",
						schemaPath: "#/components/schemas/CorrectionModeCrossCountry/anyOf/1/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err32];
					else vErrors.push(err32);
					errors++;
				}
				var _valid5 = _errs58 === errors;
				valid15 = valid15 || _valid5;
				if (!valid15) {
					const _errs60 = errors;
					if (data9 !== null) {
						const err33 = {
							instancePath: instancePath + "/correctionModeCrossCountry",
							schemaPath: "#/components/schemas/CorrectionModeCrossCountry/anyOf/2/type",
							keyword: "type",
							params: { type: "null" },
							message: "must be null"
						};
						if (vErrors === null) vErrors = [err33];
						else vErrors.push(err33);
						errors++;
					}
					var _valid5 = _errs60 === errors;
					valid15 = valid15 || _valid5;
				}
			}
			if (!valid15) {
				const err34 = {
					instancePath: instancePath + "/correctionModeCrossCountry",
					schemaPath: "#/components/schemas/CorrectionModeCrossCountry/anyOf",
					keyword: "anyOf",
					params: {},
					message: "must match a schema in anyOf"
				};
				if (vErrors === null) vErrors = [err34];
				else vErrors.push(err34);
				errors++;
			} else {
				errors = _errs55;
				if (vErrors !== null) {
					if (_errs55) vErrors.length = _errs55;
					else vErrors = null;
				}
			}
		}
	} else {
		const err35 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err35];
		else vErrors.push(err35);
		errors++;
	}
	validate46.errors = vErrors;
	return errors === 0;
}
function validate43(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.query === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "query" },
				message: "must have required property 'query'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.query !== void 0) {
			if (!validate44(data.query, {
				instancePath: instancePath + "/query",
				parentData: data,
				parentDataProperty: "query",
				rootData
			})) {
				vErrors = vErrors === null ? validate44.errors : vErrors.concat(validate44.errors);
				errors = vErrors.length;
			}
		}
		if (data.options !== void 0) {
			if (!validate46(data.options, {
				instancePath: instancePath + "/options",
				parentData: data,
				parentDataProperty: "options",
				rootData
			})) {
				vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
				errors = vErrors.length;
			}
		}
		if (data.client !== void 0) {
			if (!validate16(data.client, {
				instancePath: instancePath + "/client",
				parentData: data,
				parentDataProperty: "client",
				rootData
			})) {
				vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
				errors = vErrors.length;
			}
		}
		if (data.customId !== void 0) {
			let data3 = data.customId;
			if (typeof data3 !== "string" && data3 !== null) {
				const err1 = {
					instancePath: instancePath + "/customId",
					schemaPath: "#/components/schemas/CustomId/type",
					keyword: "type",
					params: { type: schema24.type },
					message: "must be string,null"
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
		}
	} else {
		const err2 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err2];
		else vErrors.push(err2);
		errors++;
	}
	validate43.errors = vErrors;
	return errors === 0;
}
function validate42(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.request === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "request" },
				message: "must have required property 'request'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.request !== void 0) {
			if (!validate43(data.request, {
				instancePath: instancePath + "/request",
				parentData: data,
				parentDataProperty: "request",
				rootData
			})) {
				vErrors = vErrors === null ? validate43.errors : vErrors.concat(validate43.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err1 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err1];
		else vErrors.push(err1);
		errors++;
	}
	validate42.errors = vErrors;
	return errors === 0;
}
function validate41(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (!validate42(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData
	})) {
		vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
		errors = vErrors.length;
	}
	validate41.errors = vErrors;
	return errors === 0;
}
const check8 = validate51;
function validate51(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.street !== void 0) {
			if (typeof data.street !== "string") {
				const err0 = {
					instancePath: instancePath + "/street",
					schemaPath: "contract2.0#/components/schemas/LocationFields/properties/street/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err0];
				else vErrors.push(err0);
				errors++;
			}
		}
		if (data.streetWithNumber !== void 0) {
			if (typeof data.streetWithNumber !== "string") {
				const err1 = {
					instancePath: instancePath + "/streetWithNumber",
					schemaPath: "contract2.0#/components/schemas/LocationFields/properties/streetWithNumber/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
		}
		if (data["number.full"] !== void 0) {
			if (typeof data["number.full"] !== "string") {
				const err2 = {
					instancePath: instancePath + "/number.full",
					schemaPath: "contract2.0#/components/schemas/LocationFields/properties/number.full/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
		}
		if (data.city !== void 0) {
			if (typeof data.city !== "string") {
				const err3 = {
					instancePath: instancePath + "/city",
					schemaPath: "contract2.0#/components/schemas/LocationFields/properties/city/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
		if (data.zip !== void 0) {
			if (typeof data.zip !== "string") {
				const err4 = {
					instancePath: instancePath + "/zip",
					schemaPath: "contract2.0#/components/schemas/LocationFields/properties/zip/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
		if (data.full !== void 0) {
			if (typeof data.full !== "string") {
				const err5 = {
					instancePath: instancePath + "/full",
					schemaPath: "contract2.0#/components/schemas/LocationFields/properties/full/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
		}
		if (data.country !== void 0) {
			if (typeof data.country !== "string") {
				const err6 = {
					instancePath: instancePath + "/country",
					schemaPath: "contract2.0#/components/schemas/LocationFields/properties/country/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
		}
	} else {
		const err7 = {
			instancePath,
			schemaPath: "contract2.0#/components/schemas/LocationFields/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err7];
		else vErrors.push(err7);
		errors++;
	}
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.street === void 0) {
			const err8 = {
				instancePath,
				schemaPath: "#/allOf/0/required",
				keyword: "required",
				params: { missingProperty: "street" },
				message: "must have required property 'street'"
			};
			if (vErrors === null) vErrors = [err8];
			else vErrors.push(err8);
			errors++;
		}
	} else {
		const err9 = {
			instancePath,
			schemaPath: "#/allOf/0/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err9];
		else vErrors.push(err9);
		errors++;
	}
	validate51.errors = vErrors;
	return errors === 0;
}
const check9 = validate52;
function validate52(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.street !== void 0) {
			if (typeof data.street !== "string") {
				const err0 = {
					instancePath: instancePath + "/street",
					schemaPath: "contract2.0#/components/schemas/LocationFields/properties/street/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err0];
				else vErrors.push(err0);
				errors++;
			}
		}
		if (data.streetWithNumber !== void 0) {
			if (typeof data.streetWithNumber !== "string") {
				const err1 = {
					instancePath: instancePath + "/streetWithNumber",
					schemaPath: "contract2.0#/components/schemas/LocationFields/properties/streetWithNumber/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
		}
		if (data["number.full"] !== void 0) {
			if (typeof data["number.full"] !== "string") {
				const err2 = {
					instancePath: instancePath + "/number.full",
					schemaPath: "contract2.0#/components/schemas/LocationFields/properties/number.full/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
		}
		if (data.city !== void 0) {
			if (typeof data.city !== "string") {
				const err3 = {
					instancePath: instancePath + "/city",
					schemaPath: "contract2.0#/components/schemas/LocationFields/properties/city/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
		if (data.zip !== void 0) {
			if (typeof data.zip !== "string") {
				const err4 = {
					instancePath: instancePath + "/zip",
					schemaPath: "contract2.0#/components/schemas/LocationFields/properties/zip/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
		if (data.full !== void 0) {
			if (typeof data.full !== "string") {
				const err5 = {
					instancePath: instancePath + "/full",
					schemaPath: "contract2.0#/components/schemas/LocationFields/properties/full/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
		}
		if (data.country !== void 0) {
			if (typeof data.country !== "string") {
				const err6 = {
					instancePath: instancePath + "/country",
					schemaPath: "contract2.0#/components/schemas/LocationFields/properties/country/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
		}
	} else {
		const err7 = {
			instancePath,
			schemaPath: "contract2.0#/components/schemas/LocationFields/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err7];
		else vErrors.push(err7);
		errors++;
	}
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.streetWithNumber === void 0) {
			const err8 = {
				instancePath,
				schemaPath: "#/allOf/0/required",
				keyword: "required",
				params: { missingProperty: "streetWithNumber" },
				message: "must have required property 'streetWithNumber'"
			};
			if (vErrors === null) vErrors = [err8];
			else vErrors.push(err8);
			errors++;
		}
	} else {
		const err9 = {
			instancePath,
			schemaPath: "#/allOf/0/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err9];
		else vErrors.push(err9);
		errors++;
	}
	validate52.errors = vErrors;
	return errors === 0;
}
const check10 = validate53;
function validate53(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.street !== void 0) {
			if (typeof data.street !== "string") {
				const err0 = {
					instancePath: instancePath + "/street",
					schemaPath: "contract2.0#/components/schemas/LocationFields/properties/street/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err0];
				else vErrors.push(err0);
				errors++;
			}
		}
		if (data.streetWithNumber !== void 0) {
			if (typeof data.streetWithNumber !== "string") {
				const err1 = {
					instancePath: instancePath + "/streetWithNumber",
					schemaPath: "contract2.0#/components/schemas/LocationFields/properties/streetWithNumber/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
		}
		if (data["number.full"] !== void 0) {
			if (typeof data["number.full"] !== "string") {
				const err2 = {
					instancePath: instancePath + "/number.full",
					schemaPath: "contract2.0#/components/schemas/LocationFields/properties/number.full/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
		}
		if (data.city !== void 0) {
			if (typeof data.city !== "string") {
				const err3 = {
					instancePath: instancePath + "/city",
					schemaPath: "contract2.0#/components/schemas/LocationFields/properties/city/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
		if (data.zip !== void 0) {
			if (typeof data.zip !== "string") {
				const err4 = {
					instancePath: instancePath + "/zip",
					schemaPath: "contract2.0#/components/schemas/LocationFields/properties/zip/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
		if (data.full !== void 0) {
			if (typeof data.full !== "string") {
				const err5 = {
					instancePath: instancePath + "/full",
					schemaPath: "contract2.0#/components/schemas/LocationFields/properties/full/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
		}
		if (data.country !== void 0) {
			if (typeof data.country !== "string") {
				const err6 = {
					instancePath: instancePath + "/country",
					schemaPath: "contract2.0#/components/schemas/LocationFields/properties/country/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
		}
	} else {
		const err7 = {
			instancePath,
			schemaPath: "contract2.0#/components/schemas/LocationFields/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err7];
		else vErrors.push(err7);
		errors++;
	}
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data["number.full"] === void 0) {
			const err8 = {
				instancePath,
				schemaPath: "#/allOf/0/required",
				keyword: "required",
				params: { missingProperty: "number.full" },
				message: "must have required property 'number.full'"
			};
			if (vErrors === null) vErrors = [err8];
			else vErrors.push(err8);
			errors++;
		}
	} else {
		const err9 = {
			instancePath,
			schemaPath: "#/allOf/0/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err9];
		else vErrors.push(err9);
		errors++;
	}
	validate53.errors = vErrors;
	return errors === 0;
}
const check11 = validate54;
function validate54(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.street !== void 0) {
			if (typeof data.street !== "string") {
				const err0 = {
					instancePath: instancePath + "/street",
					schemaPath: "contract2.0#/components/schemas/LocationFields/properties/street/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err0];
				else vErrors.push(err0);
				errors++;
			}
		}
		if (data.streetWithNumber !== void 0) {
			if (typeof data.streetWithNumber !== "string") {
				const err1 = {
					instancePath: instancePath + "/streetWithNumber",
					schemaPath: "contract2.0#/components/schemas/LocationFields/properties/streetWithNumber/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
		}
		if (data["number.full"] !== void 0) {
			if (typeof data["number.full"] !== "string") {
				const err2 = {
					instancePath: instancePath + "/number.full",
					schemaPath: "contract2.0#/components/schemas/LocationFields/properties/number.full/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
		}
		if (data.city !== void 0) {
			if (typeof data.city !== "string") {
				const err3 = {
					instancePath: instancePath + "/city",
					schemaPath: "contract2.0#/components/schemas/LocationFields/properties/city/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
		if (data.zip !== void 0) {
			if (typeof data.zip !== "string") {
				const err4 = {
					instancePath: instancePath + "/zip",
					schemaPath: "contract2.0#/components/schemas/LocationFields/properties/zip/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
		if (data.full !== void 0) {
			if (typeof data.full !== "string") {
				const err5 = {
					instancePath: instancePath + "/full",
					schemaPath: "contract2.0#/components/schemas/LocationFields/properties/full/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
		}
		if (data.country !== void 0) {
			if (typeof data.country !== "string") {
				const err6 = {
					instancePath: instancePath + "/country",
					schemaPath: "contract2.0#/components/schemas/LocationFields/properties/country/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
		}
	} else {
		const err7 = {
			instancePath,
			schemaPath: "contract2.0#/components/schemas/LocationFields/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err7];
		else vErrors.push(err7);
		errors++;
	}
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.city === void 0) {
			const err8 = {
				instancePath,
				schemaPath: "#/allOf/0/required",
				keyword: "required",
				params: { missingProperty: "city" },
				message: "must have required property 'city'"
			};
			if (vErrors === null) vErrors = [err8];
			else vErrors.push(err8);
			errors++;
		}
	} else {
		const err9 = {
			instancePath,
			schemaPath: "#/allOf/0/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err9];
		else vErrors.push(err9);
		errors++;
	}
	validate54.errors = vErrors;
	return errors === 0;
}
const check12 = validate55;
function validate55(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.street !== void 0) {
			if (typeof data.street !== "string") {
				const err0 = {
					instancePath: instancePath + "/street",
					schemaPath: "contract2.0#/components/schemas/LocationFields/properties/street/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err0];
				else vErrors.push(err0);
				errors++;
			}
		}
		if (data.streetWithNumber !== void 0) {
			if (typeof data.streetWithNumber !== "string") {
				const err1 = {
					instancePath: instancePath + "/streetWithNumber",
					schemaPath: "contract2.0#/components/schemas/LocationFields/properties/streetWithNumber/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
		}
		if (data["number.full"] !== void 0) {
			if (typeof data["number.full"] !== "string") {
				const err2 = {
					instancePath: instancePath + "/number.full",
					schemaPath: "contract2.0#/components/schemas/LocationFields/properties/number.full/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
		}
		if (data.city !== void 0) {
			if (typeof data.city !== "string") {
				const err3 = {
					instancePath: instancePath + "/city",
					schemaPath: "contract2.0#/components/schemas/LocationFields/properties/city/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
		if (data.zip !== void 0) {
			if (typeof data.zip !== "string") {
				const err4 = {
					instancePath: instancePath + "/zip",
					schemaPath: "contract2.0#/components/schemas/LocationFields/properties/zip/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
		if (data.full !== void 0) {
			if (typeof data.full !== "string") {
				const err5 = {
					instancePath: instancePath + "/full",
					schemaPath: "contract2.0#/components/schemas/LocationFields/properties/full/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
		}
		if (data.country !== void 0) {
			if (typeof data.country !== "string") {
				const err6 = {
					instancePath: instancePath + "/country",
					schemaPath: "contract2.0#/components/schemas/LocationFields/properties/country/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
		}
	} else {
		const err7 = {
			instancePath,
			schemaPath: "contract2.0#/components/schemas/LocationFields/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err7];
		else vErrors.push(err7);
		errors++;
	}
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.zip === void 0) {
			const err8 = {
				instancePath,
				schemaPath: "#/allOf/0/required",
				keyword: "required",
				params: { missingProperty: "zip" },
				message: "must have required property 'zip'"
			};
			if (vErrors === null) vErrors = [err8];
			else vErrors.push(err8);
			errors++;
		}
	} else {
		const err9 = {
			instancePath,
			schemaPath: "#/allOf/0/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err9];
		else vErrors.push(err9);
		errors++;
	}
	validate55.errors = vErrors;
	return errors === 0;
}
const check13 = validate56;
function validate56(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.street !== void 0) {
			if (typeof data.street !== "string") {
				const err0 = {
					instancePath: instancePath + "/street",
					schemaPath: "contract2.0#/components/schemas/LocationFields/properties/street/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err0];
				else vErrors.push(err0);
				errors++;
			}
		}
		if (data.streetWithNumber !== void 0) {
			if (typeof data.streetWithNumber !== "string") {
				const err1 = {
					instancePath: instancePath + "/streetWithNumber",
					schemaPath: "contract2.0#/components/schemas/LocationFields/properties/streetWithNumber/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
		}
		if (data["number.full"] !== void 0) {
			if (typeof data["number.full"] !== "string") {
				const err2 = {
					instancePath: instancePath + "/number.full",
					schemaPath: "contract2.0#/components/schemas/LocationFields/properties/number.full/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
		}
		if (data.city !== void 0) {
			if (typeof data.city !== "string") {
				const err3 = {
					instancePath: instancePath + "/city",
					schemaPath: "contract2.0#/components/schemas/LocationFields/properties/city/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
		if (data.zip !== void 0) {
			if (typeof data.zip !== "string") {
				const err4 = {
					instancePath: instancePath + "/zip",
					schemaPath: "contract2.0#/components/schemas/LocationFields/properties/zip/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
		if (data.full !== void 0) {
			if (typeof data.full !== "string") {
				const err5 = {
					instancePath: instancePath + "/full",
					schemaPath: "contract2.0#/components/schemas/LocationFields/properties/full/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
		}
		if (data.country !== void 0) {
			if (typeof data.country !== "string") {
				const err6 = {
					instancePath: instancePath + "/country",
					schemaPath: "contract2.0#/components/schemas/LocationFields/properties/country/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
		}
	} else {
		const err7 = {
			instancePath,
			schemaPath: "contract2.0#/components/schemas/LocationFields/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err7];
		else vErrors.push(err7);
		errors++;
	}
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.full === void 0) {
			const err8 = {
				instancePath,
				schemaPath: "#/allOf/0/required",
				keyword: "required",
				params: { missingProperty: "full" },
				message: "must have required property 'full'"
			};
			if (vErrors === null) vErrors = [err8];
			else vErrors.push(err8);
			errors++;
		}
	} else {
		const err9 = {
			instancePath,
			schemaPath: "#/allOf/0/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err9];
		else vErrors.push(err9);
		errors++;
	}
	validate56.errors = vErrors;
	return errors === 0;
}
const check14 = validate57;
function validate57(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.street !== void 0) {
			if (typeof data.street !== "string") {
				const err0 = {
					instancePath: instancePath + "/street",
					schemaPath: "contract2.0#/components/schemas/LocationFields/properties/street/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err0];
				else vErrors.push(err0);
				errors++;
			}
		}
		if (data.streetWithNumber !== void 0) {
			if (typeof data.streetWithNumber !== "string") {
				const err1 = {
					instancePath: instancePath + "/streetWithNumber",
					schemaPath: "contract2.0#/components/schemas/LocationFields/properties/streetWithNumber/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
		}
		if (data["number.full"] !== void 0) {
			if (typeof data["number.full"] !== "string") {
				const err2 = {
					instancePath: instancePath + "/number.full",
					schemaPath: "contract2.0#/components/schemas/LocationFields/properties/number.full/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
		}
		if (data.city !== void 0) {
			if (typeof data.city !== "string") {
				const err3 = {
					instancePath: instancePath + "/city",
					schemaPath: "contract2.0#/components/schemas/LocationFields/properties/city/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
		if (data.zip !== void 0) {
			if (typeof data.zip !== "string") {
				const err4 = {
					instancePath: instancePath + "/zip",
					schemaPath: "contract2.0#/components/schemas/LocationFields/properties/zip/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
		if (data.full !== void 0) {
			if (typeof data.full !== "string") {
				const err5 = {
					instancePath: instancePath + "/full",
					schemaPath: "contract2.0#/components/schemas/LocationFields/properties/full/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
		}
		if (data.country !== void 0) {
			if (typeof data.country !== "string") {
				const err6 = {
					instancePath: instancePath + "/country",
					schemaPath: "contract2.0#/components/schemas/LocationFields/properties/country/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
		}
	} else {
		const err7 = {
			instancePath,
			schemaPath: "contract2.0#/components/schemas/LocationFields/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err7];
		else vErrors.push(err7);
		errors++;
	}
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.country === void 0) {
			const err8 = {
				instancePath,
				schemaPath: "#/allOf/0/required",
				keyword: "required",
				params: { missingProperty: "country" },
				message: "must have required property 'country'"
			};
			if (vErrors === null) vErrors = [err8];
			else vErrors.push(err8);
			errors++;
		}
	} else {
		const err9 = {
			instancePath,
			schemaPath: "#/allOf/0/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err9];
		else vErrors.push(err9);
		errors++;
	}
	validate57.errors = vErrors;
	return errors === 0;
}
const thorough = {
	"2.0": {
		"locationGet": {
			"request": check1,
			"forms": [check2],
			"named": {
				"": { "request": null },
				"/request": {
					"query": null,
					"options": null,
					"client": null,
					"customId": null
				},
				"/request/query": {
					"country": null,
					"id": null
				},
				"/request/options": {
					"idType": ["internal", "external"],
					"dataScope": ["basic", "full"],
					"dataSource": null,
					"zipFormat": null,
					"cityFormat": [
						"minimal",
						"basic",
						"extended"
					],
					"countryFormat": [
						"alpha2",
						"alpha3",
						"local",
						"localShortened",
						"international",
						"internationalShortened"
					]
				},
				"/request/client": {
					"ip": null,
					"country": null,
					"location": null
				},
				"/request/client/location": {
					"lat": null,
					"lon": null
				}
			}
		},
		"locationLocalize": {
			"request": check3,
			"forms": [check4],
			"named": {
				"": { "request": null },
				"/request": {
					"query": null,
					"options": null,
					"client": null,
					"customId": null
				},
				"/request/query": {
					"lat": null,
					"lon": null
				},
				"/request/options": {
					"radius": null,
					"acceptNearest": null,
					"dataScope": ["basic", "full"],
					"dataSource": null,
					"zipFormat": null,
					"cityFormat": [
						"minimal",
						"basic",
						"extended"
					],
					"countryFormat": [
						"alpha2",
						"alpha3",
						"local",
						"localShortened",
						"international",
						"internationalShortened"
					]
				},
				"/request/client": {
					"ip": null,
					"country": null,
					"location": null
				},
				"/request/client/location": {
					"lat": null,
					"lon": null
				}
			}
		},
		"locationSearch": {
			"request": check5,
			"forms": [check6],
			"named": {
				"": { "request": null },
				"/request": {
					"query": null,
					"options": null,
					"client": null,
					"customId": null
				},
				"/request/query": {
					"type": [
						"street",
						"streetWithNumber",
						"number.full",
						"number.part1",
						"number.part2",
						"city",
						"zip",
						"full"
					],
					"value": null,
					"filter": null
				},
				"/request/query/filter": {
					"country": null,
					"street": null,
					"streetWithNumber": null,
					"number.full": null,
					"number.part1": null,
					"number.part2": null,
					"city": null,
					"zip": null,
					"full": null
				},
				"/request/options": {
					"dataScope": ["basic", "full"],
					"dataSource": null,
					"zipFormat": null,
					"cityFormat": [
						"minimal",
						"basic",
						"extended"
					],
					"countryFormat": [
						"alpha2",
						"alpha3",
						"local",
						"localShortened",
						"international",
						"internationalShortened"
					],
					"resultsLimit": null,
					"resultsOffset": null,
					"allowPartialResults": null,
					"filterMode": ["limit", "prefer"],
					"filterAcceptFormat": null,
					"filterAcceptAlternatives": null,
					"filterExactMatch": null
				},
				"/request/client": {
					"ip": null,
					"country": null,
					"location": null
				},
				"/request/client/location": {
					"lat": null,
					"lon": null
				}
			}
		},
		"locationValidate": {
			"request": check7,
			"forms": [
				check8,
				check9,
				check10,
				check11,
				check12,
				check13,
				check14
			],
			"named": {
				"": { "request": null },
				"/request": {
					"query": null,
					"options": null,
					"client": null,
					"customId": null
				},
				"/request/query": {
					"street": null,
					"streetWithNumber": null,
					"number.full": null,
					"city": null,
					"zip": null,
					"full": null,
					"country": null
				},
				"/request/options": {
					"dataScope": ["basic", "full"],
					"dataSource": null,
					"zipFormat": null,
					"cityFormat": [
						"minimal",
						"basic",
						"extended"
					],
					"countryFormat": [
						"alpha2",
						"alpha3",
						"local",
						"localShortened",
						"international",
						"internationalShortened"
					],
					"resultsLimit": null,
					"acceptPostOfficeAsCity": null,
					"correctionMode": [
						"full",
						"format",
						"suggestion",
						"none"
					],
					"correctionModeCrossCountry": [
						"full",
						"format",
						"suggestion",
						"none"
					]
				},
				"/request/client": {
					"ip": null,
					"country": null,
					"location": null
				},
				"/request/client/location": {
					"lat": null,
					"lon": null
				}
			}
		}
	},
	"2.1": {
		"locationGet": {
			"request": check1,
			"forms": [check2],
			"named": {
				"": { "request": null },
				"/request": {
					"query": null,
					"options": null,
					"client": null,
					"customId": null
				},
				"/request/query": {
					"country": null,
					"id": null
				},
				"/request/options": {
					"idType": ["internal", "external"],
					"dataScope": ["basic", "full"],
					"dataSource": null,
					"zipFormat": null,
					"cityFormat": [
						"minimal",
						"basic",
						"extended"
					],
					"countryFormat": [
						"alpha2",
						"alpha3",
						"local",
						"localShortened",
						"international",
						"internationalShortened"
					]
				},
				"/request/client": {
					"ip": null,
					"country": null,
					"location": null
				},
				"/request/client/location": {
					"lat": null,
					"lon": null
				}
			}
		},
		"locationLocalize": {
			"request": check3,
			"forms": [check4],
			"named": {
				"": { "request": null },
				"/request": {
					"query": null,
					"options": null,
					"client": null,
					"customId": null
				},
				"/request/query": {
					"lat": null,
					"lon": null
				},
				"/request/options": {
					"radius": null,
					"acceptNearest": null,
					"dataScope": ["basic", "full"],
					"dataSource": null,
					"zipFormat": null,
					"cityFormat": [
						"minimal",
						"basic",
						"extended"
					],
					"countryFormat": [
						"alpha2",
						"alpha3",
						"local",
						"localShortened",
						"international",
						"internationalShortened"
					]
				},
				"/request/client": {
					"ip": null,
					"country": null,
					"location": null
				},
				"/request/client/location": {
					"lat": null,
					"lon": null
				}
			}
		},
		"locationSearch": {
			"request": check5,
			"forms": [check6],
			"named": {
				"": { "request": null },
				"/request": {
					"query": null,
					"options": null,
					"client": null,
					"customId": null
				},
				"/request/query": {
					"type": [
						"street",
						"streetWithNumber",
						"number.full",
						"number.part1",
						"number.part2",
						"city",
						"zip",
						"full"
					],
					"value": null,
					"filter": null
				},
				"/request/query/filter": {
					"country": null,
					"street": null,
					"streetWithNumber": null,
					"number.full": null,
					"number.part1": null,
					"number.part2": null,
					"city": null,
					"zip": null,
					"full": null
				},
				"/request/options": {
					"dataScope": ["basic", "full"],
					"dataSource": null,
					"zipFormat": null,
					"cityFormat": [
						"minimal",
						"basic",
						"extended"
					],
					"countryFormat": [
						"alpha2",
						"alpha3",
						"local",
						"localShortened",
						"international",
						"internationalShortened"
					],
					"resultsLimit": null,
					"resultsOffset": null,
					"allowPartialResults": null,
					"filterMode": ["limit", "prefer"],
					"filterAcceptFormat": null,
					"filterAcceptAlternatives": null,
					"filterExactMatch": null
				},
				"/request/client": {
					"ip": null,
					"country": null,
					"location": null
				},
				"/request/client/location": {
					"lat": null,
					"lon": null
				}
			}
		},
		"locationValidate": {
			"request": check7,
			"forms": [
				check8,
				check9,
				check10,
				check11,
				check12,
				check13,
				check14
			],
			"named": {
				"": { "request": null },
				"/request": {
					"query": null,
					"options": null,
					"client": null,
					"customId": null
				},
				"/request/query": {
					"street": null,
					"streetWithNumber": null,
					"number.full": null,
					"city": null,
					"zip": null,
					"full": null,
					"country": null
				},
				"/request/options": {
					"dataScope": ["basic", "full"],
					"dataSource": null,
					"zipFormat": null,
					"cityFormat": [
						"minimal",
						"basic",
						"extended"
					],
					"countryFormat": [
						"alpha2",
						"alpha3",
						"local",
						"localShortened",
						"international",
						"internationalShortened"
					],
					"resultsLimit": null,
					"acceptPostOfficeAsCity": null,
					"correctionMode": [
						"full",
						"format",
						"suggestion",
						"none"
					],
					"correctionModeCrossCountry": [
						"full",
						"format",
						"suggestion",
						"none"
					]
				},
				"/request/client": {
					"ip": null,
					"country": null,
					"location": null
				},
				"/request/client/location": {
					"lat": null,
					"lon": null
				}
			}
		}
	}
};
export { thorough };
