// The validators of a data kind, made from openapi/ by npm run generate.
// scripts/mock/validators.generated.js
const check1 = validate10;
const schema25 = { "type": ["string", "null"] };
const schema17 = { "anyOf": [
	{
		"type": "string",
		"enum": [
			"basic",
			"extended",
			"full"
		]
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
const schema20 = { "type": ["boolean", "null"] };
const schema21 = { "anyOf": [
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
const schema22 = { "anyOf": [
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
		if (data.dataScope !== void 0) {
			let data0 = data.dataScope;
			const _errs3 = errors;
			let valid2 = false;
			const _errs4 = errors;
			if (typeof data0 !== "string") {
				const err0 = {
					instancePath: instancePath + "/dataScope",
					schemaPath: "#/components/schemas/CompanyDataScope/anyOf/0/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err0];
				else vErrors.push(err0);
				errors++;
			}
			if (!(data0 === "basic" || data0 === "extended" || data0 === "full")) {
				const err1 = {
					instancePath: instancePath + "/dataScope",
					schemaPath: "#/components/schemas/CompanyDataScope/anyOf/0/enum",
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
						schemaPath: "#/components/schemas/CompanyDataScope/anyOf/1/type",
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
							schemaPath: "#/components/schemas/CompanyDataScope/anyOf/2/type",
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
					schemaPath: "#/components/schemas/CompanyDataScope/anyOf",
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
					schemaPath: "#/components/schemas/CompanyDataSource/type",
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
							schemaPath: "#/components/schemas/CompanyDataSource/items/anyOf/0/type",
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
							schemaPath: "#/components/schemas/CompanyDataSource/items/anyOf/0/enum",
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
								schemaPath: "#/components/schemas/CompanyDataSource/items/anyOf/1/type",
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
							schemaPath: "#/components/schemas/CompanyDataSource/items/anyOf",
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
		if (data.includeTerminatedSubjects !== void 0) {
			let data3 = data.includeTerminatedSubjects;
			if (typeof data3 !== "boolean" && data3 !== null) {
				const err10 = {
					instancePath: instancePath + "/includeTerminatedSubjects",
					schemaPath: "#/components/schemas/IncludeTerminatedSubjects/type",
					keyword: "type",
					params: { type: schema19.type },
					message: "must be boolean,null"
				};
				if (vErrors === null) vErrors = [err10];
				else vErrors.push(err10);
				errors++;
			}
		}
		if (data.zipFormat !== void 0) {
			let data4 = data.zipFormat;
			if (typeof data4 !== "boolean" && data4 !== null) {
				const err11 = {
					instancePath: instancePath + "/zipFormat",
					schemaPath: "#/components/schemas/ZipFormat/type",
					keyword: "type",
					params: { type: schema20.type },
					message: "must be boolean,null"
				};
				if (vErrors === null) vErrors = [err11];
				else vErrors.push(err11);
				errors++;
			}
		}
		if (data.cityFormat !== void 0) {
			let data5 = data.cityFormat;
			const _errs27 = errors;
			let valid10 = false;
			const _errs28 = errors;
			if (typeof data5 !== "string") {
				const err12 = {
					instancePath: instancePath + "/cityFormat",
					schemaPath: "#/components/schemas/CityFormat/anyOf/0/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err12];
				else vErrors.push(err12);
				errors++;
			}
			if (!(data5 === "minimal" || data5 === "basic" || data5 === "extended")) {
				const err13 = {
					instancePath: instancePath + "/cityFormat",
					schemaPath: "#/components/schemas/CityFormat/anyOf/0/enum",
					keyword: "enum",
					params: { allowedValues: schema21.anyOf[0].enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err13];
				else vErrors.push(err13);
				errors++;
			}
			var _valid2 = _errs28 === errors;
			valid10 = valid10 || _valid2;
			if (!valid10) {
				const _errs30 = errors;
				if (typeof data5 !== "string") {
					const err14 = {
						instancePath: instancePath + "/cityFormat",
						schemaPath: "#/components/schemas/CityFormat/anyOf/1/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err14];
					else vErrors.push(err14);
					errors++;
				}
				var _valid2 = _errs30 === errors;
				valid10 = valid10 || _valid2;
				if (!valid10) {
					const _errs32 = errors;
					if (data5 !== null) {
						const err15 = {
							instancePath: instancePath + "/cityFormat",
							schemaPath: "#/components/schemas/CityFormat/anyOf/2/type",
							keyword: "type",
							params: { type: "null" },
							message: "must be null"
						};
						if (vErrors === null) vErrors = [err15];
						else vErrors.push(err15);
						errors++;
					}
					var _valid2 = _errs32 === errors;
					valid10 = valid10 || _valid2;
				}
			}
			if (!valid10) {
				const err16 = {
					instancePath: instancePath + "/cityFormat",
					schemaPath: "#/components/schemas/CityFormat/anyOf",
					keyword: "anyOf",
					params: {},
					message: "must match a schema in anyOf"
				};
				if (vErrors === null) vErrors = [err16];
				else vErrors.push(err16);
				errors++;
			} else {
				errors = _errs27;
				if (vErrors !== null) {
					if (_errs27) vErrors.length = _errs27;
					else vErrors = null;
				}
			}
		}
		if (data.countryFormat !== void 0) {
			let data6 = data.countryFormat;
			const _errs36 = errors;
			let valid12 = false;
			const _errs37 = errors;
			if (typeof data6 !== "string") {
				const err17 = {
					instancePath: instancePath + "/countryFormat",
					schemaPath: "#/components/schemas/CountryFormat/anyOf/0/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err17];
				else vErrors.push(err17);
				errors++;
			}
			if (!(data6 === "alpha2" || data6 === "alpha3" || data6 === "local" || data6 === "localShortened" || data6 === "international" || data6 === "internationalShortened")) {
				const err18 = {
					instancePath: instancePath + "/countryFormat",
					schemaPath: "#/components/schemas/CountryFormat/anyOf/0/enum",
					keyword: "enum",
					params: { allowedValues: schema22.anyOf[0].enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err18];
				else vErrors.push(err18);
				errors++;
			}
			var _valid3 = _errs37 === errors;
			valid12 = valid12 || _valid3;
			if (!valid12) {
				const _errs39 = errors;
				if (typeof data6 !== "string") {
					const err19 = {
						instancePath: instancePath + "/countryFormat",
						schemaPath: "#/components/schemas/CountryFormat/anyOf/1/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err19];
					else vErrors.push(err19);
					errors++;
				}
				var _valid3 = _errs39 === errors;
				valid12 = valid12 || _valid3;
				if (!valid12) {
					const _errs41 = errors;
					if (data6 !== null) {
						const err20 = {
							instancePath: instancePath + "/countryFormat",
							schemaPath: "#/components/schemas/CountryFormat/anyOf/2/type",
							keyword: "type",
							params: { type: "null" },
							message: "must be null"
						};
						if (vErrors === null) vErrors = [err20];
						else vErrors.push(err20);
						errors++;
					}
					var _valid3 = _errs41 === errors;
					valid12 = valid12 || _valid3;
				}
			}
			if (!valid12) {
				const err21 = {
					instancePath: instancePath + "/countryFormat",
					schemaPath: "#/components/schemas/CountryFormat/anyOf",
					keyword: "anyOf",
					params: {},
					message: "must match a schema in anyOf"
				};
				if (vErrors === null) vErrors = [err21];
				else vErrors.push(err21);
				errors++;
			} else {
				errors = _errs36;
				if (vErrors !== null) {
					if (_errs36) vErrors.length = _errs36;
					else vErrors = null;
				}
			}
		}
	} else {
		const err22 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err22];
		else vErrors.push(err22);
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
						schemaPath: "#/components/schemas/CompanyGetQuery/required",
						keyword: "required",
						params: { missingProperty: "country" },
						message: "must have required property 'country'"
					};
					if (vErrors === null) vErrors = [err1];
					else vErrors.push(err1);
					errors++;
				}
				if (data0.registrationNumber === void 0) {
					const err2 = {
						instancePath: instancePath + "/query",
						schemaPath: "#/components/schemas/CompanyGetQuery/required",
						keyword: "required",
						params: { missingProperty: "registrationNumber" },
						message: "must have required property 'registrationNumber'"
					};
					if (vErrors === null) vErrors = [err2];
					else vErrors.push(err2);
					errors++;
				}
				if (data0.country !== void 0) {
					if (typeof data0.country !== "string") {
						const err3 = {
							instancePath: instancePath + "/query/country",
							schemaPath: "#/components/schemas/CompanyGetQuery/properties/country/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err3];
						else vErrors.push(err3);
						errors++;
					}
				}
				if (data0.registrationNumber !== void 0) {
					if (typeof data0.registrationNumber !== "string") {
						const err4 = {
							instancePath: instancePath + "/query/registrationNumber",
							schemaPath: "#/components/schemas/CompanyGetQuery/properties/registrationNumber/type",
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
					schemaPath: "#/components/schemas/CompanyGetQuery/type",
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
					params: { type: schema25.type },
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
		if (data.registrationNumber === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "registrationNumber" },
				message: "must have required property 'registrationNumber'"
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
		if (data.registrationNumber !== void 0) {
			if (typeof data.registrationNumber !== "string") {
				const err3 = {
					instancePath: instancePath + "/registrationNumber",
					schemaPath: "#/properties/registrationNumber/type",
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
	"required": ["type", "value"],
	"properties": {
		"type": { "anyOf": [{
			"type": "string",
			"enum": [
				"name",
				"registrationNumber",
				"taxNumber",
				"vatNumber"
			]
		}, { "type": "string" }] },
		"value": { "type": "string" },
		"filter": { "$ref": "#/components/schemas/CompanyFilter" }
	}
};
function validate24(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
			if (!(data0 === "name" || data0 === "registrationNumber" || data0 === "taxNumber" || data0 === "vatNumber")) {
				const err3 = {
					instancePath: instancePath + "/type",
					schemaPath: "#/properties/type/anyOf/0/enum",
					keyword: "enum",
					params: { allowedValues: schema30.properties.type.anyOf[0].enum },
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
							schemaPath: "#/components/schemas/CompanyFilter/properties/country/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err7];
						else vErrors.push(err7);
						errors++;
					}
				}
				if (data2.name !== void 0) {
					if (typeof data2.name !== "string") {
						const err8 = {
							instancePath: instancePath + "/filter/name",
							schemaPath: "#/components/schemas/CompanyFilter/properties/name/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err8];
						else vErrors.push(err8);
						errors++;
					}
				}
				if (data2.registrationNumber !== void 0) {
					if (typeof data2.registrationNumber !== "string") {
						const err9 = {
							instancePath: instancePath + "/filter/registrationNumber",
							schemaPath: "#/components/schemas/CompanyFilter/properties/registrationNumber/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err9];
						else vErrors.push(err9);
						errors++;
					}
				}
				if (data2.taxNumber !== void 0) {
					if (typeof data2.taxNumber !== "string") {
						const err10 = {
							instancePath: instancePath + "/filter/taxNumber",
							schemaPath: "#/components/schemas/CompanyFilter/properties/taxNumber/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err10];
						else vErrors.push(err10);
						errors++;
					}
				}
				if (data2.vatNumber !== void 0) {
					if (typeof data2.vatNumber !== "string") {
						const err11 = {
							instancePath: instancePath + "/filter/vatNumber",
							schemaPath: "#/components/schemas/CompanyFilter/properties/vatNumber/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err11];
						else vErrors.push(err11);
						errors++;
					}
				}
			} else {
				const err12 = {
					instancePath: instancePath + "/filter",
					schemaPath: "#/components/schemas/CompanyFilter/type",
					keyword: "type",
					params: { type: "object" },
					message: "must be object"
				};
				if (vErrors === null) vErrors = [err12];
				else vErrors.push(err12);
				errors++;
			}
		}
	} else {
		const err13 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err13];
		else vErrors.push(err13);
		errors++;
	}
	validate24.errors = vErrors;
	return errors === 0;
}
const schema32 = {
	"type": "object",
	"properties": {
		"dataScope": { "$ref": "#/components/schemas/CompanyDataScope" },
		"dataSource": { "$ref": "#/components/schemas/CompanyDataSource" },
		"includeTerminatedSubjects": { "$ref": "#/components/schemas/IncludeTerminatedSubjects" },
		"zipFormat": { "$ref": "#/components/schemas/ZipFormat" },
		"cityFormat": { "$ref": "#/components/schemas/CityFormat" },
		"countryFormat": { "$ref": "#/components/schemas/CountryFormat" },
		"legalFormType": { "$ref": "#/components/schemas/LegalFormType" },
		"resultsLimit": {
			"type": ["integer", "null"],
			"minimum": 1,
			"maximum": 20
		},
		"resultsOffset": {
			"type": ["integer", "null"],
			"minimum": 0
		},
		"filterMode": { "$ref": "#/components/schemas/FilterMode" },
		"filterAcceptFormat": { "$ref": "#/components/schemas/FilterAcceptFormat" },
		"filterAcceptAlternatives": { "$ref": "#/components/schemas/FilterAcceptAlternatives" },
		"filterExactMatch": { "$ref": "#/components/schemas/FilterExactMatch" }
	}
};
const schema39 = { "anyOf": [
	{
		"type": "string",
		"enum": [
			"juridical",
			"physical",
			"any"
		]
	},
	{ "type": "string" },
	{ "type": "null" }
] };
const schema40 = { "anyOf": [
	{
		"type": "string",
		"enum": ["limit", "prefer"]
	},
	{ "type": "string" },
	{ "type": "null" }
] };
const schema41 = { "type": ["boolean", "null"] };
const schema42 = { "type": ["boolean", "null"] };
const schema43 = { "type": ["boolean", "null"] };
function validate26(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
					schemaPath: "#/components/schemas/CompanyDataScope/anyOf/0/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err0];
				else vErrors.push(err0);
				errors++;
			}
			if (!(data0 === "basic" || data0 === "extended" || data0 === "full")) {
				const err1 = {
					instancePath: instancePath + "/dataScope",
					schemaPath: "#/components/schemas/CompanyDataScope/anyOf/0/enum",
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
						schemaPath: "#/components/schemas/CompanyDataScope/anyOf/1/type",
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
							schemaPath: "#/components/schemas/CompanyDataScope/anyOf/2/type",
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
					schemaPath: "#/components/schemas/CompanyDataScope/anyOf",
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
					schemaPath: "#/components/schemas/CompanyDataSource/type",
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
							schemaPath: "#/components/schemas/CompanyDataSource/items/anyOf/0/type",
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
							schemaPath: "#/components/schemas/CompanyDataSource/items/anyOf/0/enum",
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
								schemaPath: "#/components/schemas/CompanyDataSource/items/anyOf/1/type",
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
							schemaPath: "#/components/schemas/CompanyDataSource/items/anyOf",
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
		if (data.includeTerminatedSubjects !== void 0) {
			let data3 = data.includeTerminatedSubjects;
			if (typeof data3 !== "boolean" && data3 !== null) {
				const err10 = {
					instancePath: instancePath + "/includeTerminatedSubjects",
					schemaPath: "#/components/schemas/IncludeTerminatedSubjects/type",
					keyword: "type",
					params: { type: schema19.type },
					message: "must be boolean,null"
				};
				if (vErrors === null) vErrors = [err10];
				else vErrors.push(err10);
				errors++;
			}
		}
		if (data.zipFormat !== void 0) {
			let data4 = data.zipFormat;
			if (typeof data4 !== "boolean" && data4 !== null) {
				const err11 = {
					instancePath: instancePath + "/zipFormat",
					schemaPath: "#/components/schemas/ZipFormat/type",
					keyword: "type",
					params: { type: schema20.type },
					message: "must be boolean,null"
				};
				if (vErrors === null) vErrors = [err11];
				else vErrors.push(err11);
				errors++;
			}
		}
		if (data.cityFormat !== void 0) {
			let data5 = data.cityFormat;
			const _errs27 = errors;
			let valid10 = false;
			const _errs28 = errors;
			if (typeof data5 !== "string") {
				const err12 = {
					instancePath: instancePath + "/cityFormat",
					schemaPath: "#/components/schemas/CityFormat/anyOf/0/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err12];
				else vErrors.push(err12);
				errors++;
			}
			if (!(data5 === "minimal" || data5 === "basic" || data5 === "extended")) {
				const err13 = {
					instancePath: instancePath + "/cityFormat",
					schemaPath: "#/components/schemas/CityFormat/anyOf/0/enum",
					keyword: "enum",
					params: { allowedValues: schema21.anyOf[0].enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err13];
				else vErrors.push(err13);
				errors++;
			}
			var _valid2 = _errs28 === errors;
			valid10 = valid10 || _valid2;
			if (!valid10) {
				const _errs30 = errors;
				if (typeof data5 !== "string") {
					const err14 = {
						instancePath: instancePath + "/cityFormat",
						schemaPath: "#/components/schemas/CityFormat/anyOf/1/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err14];
					else vErrors.push(err14);
					errors++;
				}
				var _valid2 = _errs30 === errors;
				valid10 = valid10 || _valid2;
				if (!valid10) {
					const _errs32 = errors;
					if (data5 !== null) {
						const err15 = {
							instancePath: instancePath + "/cityFormat",
							schemaPath: "#/components/schemas/CityFormat/anyOf/2/type",
							keyword: "type",
							params: { type: "null" },
							message: "must be null"
						};
						if (vErrors === null) vErrors = [err15];
						else vErrors.push(err15);
						errors++;
					}
					var _valid2 = _errs32 === errors;
					valid10 = valid10 || _valid2;
				}
			}
			if (!valid10) {
				const err16 = {
					instancePath: instancePath + "/cityFormat",
					schemaPath: "#/components/schemas/CityFormat/anyOf",
					keyword: "anyOf",
					params: {},
					message: "must match a schema in anyOf"
				};
				if (vErrors === null) vErrors = [err16];
				else vErrors.push(err16);
				errors++;
			} else {
				errors = _errs27;
				if (vErrors !== null) {
					if (_errs27) vErrors.length = _errs27;
					else vErrors = null;
				}
			}
		}
		if (data.countryFormat !== void 0) {
			let data6 = data.countryFormat;
			const _errs36 = errors;
			let valid12 = false;
			const _errs37 = errors;
			if (typeof data6 !== "string") {
				const err17 = {
					instancePath: instancePath + "/countryFormat",
					schemaPath: "#/components/schemas/CountryFormat/anyOf/0/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err17];
				else vErrors.push(err17);
				errors++;
			}
			if (!(data6 === "alpha2" || data6 === "alpha3" || data6 === "local" || data6 === "localShortened" || data6 === "international" || data6 === "internationalShortened")) {
				const err18 = {
					instancePath: instancePath + "/countryFormat",
					schemaPath: "#/components/schemas/CountryFormat/anyOf/0/enum",
					keyword: "enum",
					params: { allowedValues: schema22.anyOf[0].enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err18];
				else vErrors.push(err18);
				errors++;
			}
			var _valid3 = _errs37 === errors;
			valid12 = valid12 || _valid3;
			if (!valid12) {
				const _errs39 = errors;
				if (typeof data6 !== "string") {
					const err19 = {
						instancePath: instancePath + "/countryFormat",
						schemaPath: "#/components/schemas/CountryFormat/anyOf/1/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err19];
					else vErrors.push(err19);
					errors++;
				}
				var _valid3 = _errs39 === errors;
				valid12 = valid12 || _valid3;
				if (!valid12) {
					const _errs41 = errors;
					if (data6 !== null) {
						const err20 = {
							instancePath: instancePath + "/countryFormat",
							schemaPath: "#/components/schemas/CountryFormat/anyOf/2/type",
							keyword: "type",
							params: { type: "null" },
							message: "must be null"
						};
						if (vErrors === null) vErrors = [err20];
						else vErrors.push(err20);
						errors++;
					}
					var _valid3 = _errs41 === errors;
					valid12 = valid12 || _valid3;
				}
			}
			if (!valid12) {
				const err21 = {
					instancePath: instancePath + "/countryFormat",
					schemaPath: "#/components/schemas/CountryFormat/anyOf",
					keyword: "anyOf",
					params: {},
					message: "must match a schema in anyOf"
				};
				if (vErrors === null) vErrors = [err21];
				else vErrors.push(err21);
				errors++;
			} else {
				errors = _errs36;
				if (vErrors !== null) {
					if (_errs36) vErrors.length = _errs36;
					else vErrors = null;
				}
			}
		}
		if (data.legalFormType !== void 0) {
			let data7 = data.legalFormType;
			const _errs45 = errors;
			let valid14 = false;
			const _errs46 = errors;
			if (typeof data7 !== "string") {
				const err22 = {
					instancePath: instancePath + "/legalFormType",
					schemaPath: "#/components/schemas/LegalFormType/anyOf/0/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err22];
				else vErrors.push(err22);
				errors++;
			}
			if (!(data7 === "juridical" || data7 === "physical" || data7 === "any")) {
				const err23 = {
					instancePath: instancePath + "/legalFormType",
					schemaPath: "#/components/schemas/LegalFormType/anyOf/0/enum",
					keyword: "enum",
					params: { allowedValues: schema39.anyOf[0].enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err23];
				else vErrors.push(err23);
				errors++;
			}
			var _valid4 = _errs46 === errors;
			valid14 = valid14 || _valid4;
			if (!valid14) {
				const _errs48 = errors;
				if (typeof data7 !== "string") {
					const err24 = {
						instancePath: instancePath + "/legalFormType",
						schemaPath: "#/components/schemas/LegalFormType/anyOf/1/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err24];
					else vErrors.push(err24);
					errors++;
				}
				var _valid4 = _errs48 === errors;
				valid14 = valid14 || _valid4;
				if (!valid14) {
					const _errs50 = errors;
					if (data7 !== null) {
						const err25 = {
							instancePath: instancePath + "/legalFormType",
							schemaPath: "#/components/schemas/LegalFormType/anyOf/2/type",
							keyword: "type",
							params: { type: "null" },
							message: "must be null"
						};
						if (vErrors === null) vErrors = [err25];
						else vErrors.push(err25);
						errors++;
					}
					var _valid4 = _errs50 === errors;
					valid14 = valid14 || _valid4;
				}
			}
			if (!valid14) {
				const err26 = {
					instancePath: instancePath + "/legalFormType",
					schemaPath: "#/components/schemas/LegalFormType/anyOf",
					keyword: "anyOf",
					params: {},
					message: "must match a schema in anyOf"
				};
				if (vErrors === null) vErrors = [err26];
				else vErrors.push(err26);
				errors++;
			} else {
				errors = _errs45;
				if (vErrors !== null) {
					if (_errs45) vErrors.length = _errs45;
					else vErrors = null;
				}
			}
		}
		if (data.resultsLimit !== void 0) {
			let data8 = data.resultsLimit;
			if (!(typeof data8 == "number" && !(data8 % 1) && !isNaN(data8)) && data8 !== null) {
				const err27 = {
					instancePath: instancePath + "/resultsLimit",
					schemaPath: "#/properties/resultsLimit/type",
					keyword: "type",
					params: { type: schema32.properties.resultsLimit.type },
					message: "must be integer,null"
				};
				if (vErrors === null) vErrors = [err27];
				else vErrors.push(err27);
				errors++;
			}
			if (typeof data8 == "number") {
				if (data8 > 20 || isNaN(data8)) {
					const err28 = {
						instancePath: instancePath + "/resultsLimit",
						schemaPath: "#/properties/resultsLimit/maximum",
						keyword: "maximum",
						params: {
							comparison: "<=",
							limit: 20
						},
						message: "must be <= 20"
					};
					if (vErrors === null) vErrors = [err28];
					else vErrors.push(err28);
					errors++;
				}
				if (data8 < 1 || isNaN(data8)) {
					const err29 = {
						instancePath: instancePath + "/resultsLimit",
						schemaPath: "#/properties/resultsLimit/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 1
						},
						message: "must be >= 1"
					};
					if (vErrors === null) vErrors = [err29];
					else vErrors.push(err29);
					errors++;
				}
			}
		}
		if (data.resultsOffset !== void 0) {
			let data9 = data.resultsOffset;
			if (!(typeof data9 == "number" && !(data9 % 1) && !isNaN(data9)) && data9 !== null) {
				const err30 = {
					instancePath: instancePath + "/resultsOffset",
					schemaPath: "#/properties/resultsOffset/type",
					keyword: "type",
					params: { type: schema32.properties.resultsOffset.type },
					message: "must be integer,null"
				};
				if (vErrors === null) vErrors = [err30];
				else vErrors.push(err30);
				errors++;
			}
			if (typeof data9 == "number") {
				if (data9 < 0 || isNaN(data9)) {
					const err31 = {
						instancePath: instancePath + "/resultsOffset",
						schemaPath: "#/properties/resultsOffset/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 0
						},
						message: "must be >= 0"
					};
					if (vErrors === null) vErrors = [err31];
					else vErrors.push(err31);
					errors++;
				}
			}
		}
		if (data.filterMode !== void 0) {
			let data10 = data.filterMode;
			const _errs58 = errors;
			let valid16 = false;
			const _errs59 = errors;
			if (typeof data10 !== "string") {
				const err32 = {
					instancePath: instancePath + "/filterMode",
					schemaPath: "#/components/schemas/FilterMode/anyOf/0/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err32];
				else vErrors.push(err32);
				errors++;
			}
			if (!(data10 === "limit" || data10 === "prefer")) {
				const err33 = {
					instancePath: instancePath + "/filterMode",
					schemaPath: "#/components/schemas/FilterMode/anyOf/0/enum",
					keyword: "enum",
					params: { allowedValues: schema40.anyOf[0].enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err33];
				else vErrors.push(err33);
				errors++;
			}
			var _valid5 = _errs59 === errors;
			valid16 = valid16 || _valid5;
			if (!valid16) {
				const _errs61 = errors;
				if (typeof data10 !== "string") {
					const err34 = {
						instancePath: instancePath + "/filterMode",
						schemaPath: "#/components/schemas/FilterMode/anyOf/1/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err34];
					else vErrors.push(err34);
					errors++;
				}
				var _valid5 = _errs61 === errors;
				valid16 = valid16 || _valid5;
				if (!valid16) {
					const _errs63 = errors;
					if (data10 !== null) {
						const err35 = {
							instancePath: instancePath + "/filterMode",
							schemaPath: "#/components/schemas/FilterMode/anyOf/2/type",
							keyword: "type",
							params: { type: "null" },
							message: "must be null"
						};
						if (vErrors === null) vErrors = [err35];
						else vErrors.push(err35);
						errors++;
					}
					var _valid5 = _errs63 === errors;
					valid16 = valid16 || _valid5;
				}
			}
			if (!valid16) {
				const err36 = {
					instancePath: instancePath + "/filterMode",
					schemaPath: "#/components/schemas/FilterMode/anyOf",
					keyword: "anyOf",
					params: {},
					message: "must match a schema in anyOf"
				};
				if (vErrors === null) vErrors = [err36];
				else vErrors.push(err36);
				errors++;
			} else {
				errors = _errs58;
				if (vErrors !== null) {
					if (_errs58) vErrors.length = _errs58;
					else vErrors = null;
				}
			}
		}
		if (data.filterAcceptFormat !== void 0) {
			let data11 = data.filterAcceptFormat;
			if (typeof data11 !== "boolean" && data11 !== null) {
				const err37 = {
					instancePath: instancePath + "/filterAcceptFormat",
					schemaPath: "#/components/schemas/FilterAcceptFormat/type",
					keyword: "type",
					params: { type: schema41.type },
					message: "must be boolean,null"
				};
				if (vErrors === null) vErrors = [err37];
				else vErrors.push(err37);
				errors++;
			}
		}
		if (data.filterAcceptAlternatives !== void 0) {
			let data12 = data.filterAcceptAlternatives;
			if (typeof data12 !== "boolean" && data12 !== null) {
				const err38 = {
					instancePath: instancePath + "/filterAcceptAlternatives",
					schemaPath: "#/components/schemas/FilterAcceptAlternatives/type",
					keyword: "type",
					params: { type: schema42.type },
					message: "must be boolean,null"
				};
				if (vErrors === null) vErrors = [err38];
				else vErrors.push(err38);
				errors++;
			}
		}
		if (data.filterExactMatch !== void 0) {
			let data13 = data.filterExactMatch;
			if (typeof data13 !== "boolean" && data13 !== null) {
				const err39 = {
					instancePath: instancePath + "/filterExactMatch",
					schemaPath: "#/components/schemas/FilterExactMatch/type",
					keyword: "type",
					params: { type: schema43.type },
					message: "must be boolean,null"
				};
				if (vErrors === null) vErrors = [err39];
				else vErrors.push(err39);
				errors++;
			}
		}
	} else {
		const err40 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err40];
		else vErrors.push(err40);
		errors++;
	}
	validate26.errors = vErrors;
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
			if (!validate24(data.query, {
				instancePath: instancePath + "/query",
				parentData: data,
				parentDataProperty: "query",
				rootData
			})) {
				vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
				errors = vErrors.length;
			}
		}
		if (data.options !== void 0) {
			if (!validate26(data.options, {
				instancePath: instancePath + "/options",
				parentData: data,
				parentDataProperty: "options",
				rootData
			})) {
				vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
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
					params: { type: schema25.type },
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
const check4 = validate31;
const schema45 = {
	"$id": "check4",
	"type": "object",
	"required": ["type", "value"],
	"properties": {
		"type": { "anyOf": [{
			"type": "string",
			"enum": [
				"name",
				"registrationNumber",
				"taxNumber",
				"vatNumber"
			]
		}, { "type": "string" }] },
		"value": { "type": "string" },
		"filter": { "$ref": "contract2.0#/components/schemas/CompanyFilter" }
	}
};
function validate31(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
			if (!(data0 === "name" || data0 === "registrationNumber" || data0 === "taxNumber" || data0 === "vatNumber")) {
				const err3 = {
					instancePath: instancePath + "/type",
					schemaPath: "#/properties/type/anyOf/0/enum",
					keyword: "enum",
					params: { allowedValues: schema45.properties.type.anyOf[0].enum },
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
							schemaPath: "contract2.0#/components/schemas/CompanyFilter/properties/country/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err7];
						else vErrors.push(err7);
						errors++;
					}
				}
				if (data2.name !== void 0) {
					if (typeof data2.name !== "string") {
						const err8 = {
							instancePath: instancePath + "/filter/name",
							schemaPath: "contract2.0#/components/schemas/CompanyFilter/properties/name/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err8];
						else vErrors.push(err8);
						errors++;
					}
				}
				if (data2.registrationNumber !== void 0) {
					if (typeof data2.registrationNumber !== "string") {
						const err9 = {
							instancePath: instancePath + "/filter/registrationNumber",
							schemaPath: "contract2.0#/components/schemas/CompanyFilter/properties/registrationNumber/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err9];
						else vErrors.push(err9);
						errors++;
					}
				}
				if (data2.taxNumber !== void 0) {
					if (typeof data2.taxNumber !== "string") {
						const err10 = {
							instancePath: instancePath + "/filter/taxNumber",
							schemaPath: "contract2.0#/components/schemas/CompanyFilter/properties/taxNumber/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err10];
						else vErrors.push(err10);
						errors++;
					}
				}
				if (data2.vatNumber !== void 0) {
					if (typeof data2.vatNumber !== "string") {
						const err11 = {
							instancePath: instancePath + "/filter/vatNumber",
							schemaPath: "contract2.0#/components/schemas/CompanyFilter/properties/vatNumber/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err11];
						else vErrors.push(err11);
						errors++;
					}
				}
			} else {
				const err12 = {
					instancePath: instancePath + "/filter",
					schemaPath: "contract2.0#/components/schemas/CompanyFilter/type",
					keyword: "type",
					params: { type: "object" },
					message: "must be object"
				};
				if (vErrors === null) vErrors = [err12];
				else vErrors.push(err12);
				errors++;
			}
		}
	} else {
		const err13 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err13];
		else vErrors.push(err13);
		errors++;
	}
	validate31.errors = vErrors;
	return errors === 0;
}
const check5 = validate32;
function validate35(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	const _errs0 = errors;
	let valid0 = false;
	const _errs1 = errors;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.name !== void 0) {
			if (typeof data.name !== "string") {
				const err0 = {
					instancePath: instancePath + "/name",
					schemaPath: "#/components/schemas/CompanyFields/properties/name/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err0];
				else vErrors.push(err0);
				errors++;
			}
		}
		if (data.country !== void 0) {
			if (typeof data.country !== "string") {
				const err1 = {
					instancePath: instancePath + "/country",
					schemaPath: "#/components/schemas/CompanyFields/properties/country/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
		}
		if (data.registrationNumber !== void 0) {
			if (typeof data.registrationNumber !== "string") {
				const err2 = {
					instancePath: instancePath + "/registrationNumber",
					schemaPath: "#/components/schemas/CompanyFields/properties/registrationNumber/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
		}
		if (data.taxNumber !== void 0) {
			if (typeof data.taxNumber !== "string") {
				const err3 = {
					instancePath: instancePath + "/taxNumber",
					schemaPath: "#/components/schemas/CompanyFields/properties/taxNumber/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
		if (data.vatNumber !== void 0) {
			if (typeof data.vatNumber !== "string") {
				const err4 = {
					instancePath: instancePath + "/vatNumber",
					schemaPath: "#/components/schemas/CompanyFields/properties/vatNumber/type",
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
			instancePath,
			schemaPath: "#/components/schemas/CompanyFields/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err5];
		else vErrors.push(err5);
		errors++;
	}
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.name === void 0) {
			const err6 = {
				instancePath,
				schemaPath: "#/anyOf/0/required",
				keyword: "required",
				params: { missingProperty: "name" },
				message: "must have required property 'name'"
			};
			if (vErrors === null) vErrors = [err6];
			else vErrors.push(err6);
			errors++;
		}
	} else {
		const err7 = {
			instancePath,
			schemaPath: "#/anyOf/0/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err7];
		else vErrors.push(err7);
		errors++;
	}
	var _valid0 = _errs1 === errors;
	valid0 = valid0 || _valid0;
	if (!valid0) {
		const _errs16 = errors;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.name !== void 0) {
				if (typeof data.name !== "string") {
					const err8 = {
						instancePath: instancePath + "/name",
						schemaPath: "#/components/schemas/CompanyFields/properties/name/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err8];
					else vErrors.push(err8);
					errors++;
				}
			}
			if (data.country !== void 0) {
				if (typeof data.country !== "string") {
					const err9 = {
						instancePath: instancePath + "/country",
						schemaPath: "#/components/schemas/CompanyFields/properties/country/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err9];
					else vErrors.push(err9);
					errors++;
				}
			}
			if (data.registrationNumber !== void 0) {
				if (typeof data.registrationNumber !== "string") {
					const err10 = {
						instancePath: instancePath + "/registrationNumber",
						schemaPath: "#/components/schemas/CompanyFields/properties/registrationNumber/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err10];
					else vErrors.push(err10);
					errors++;
				}
			}
			if (data.taxNumber !== void 0) {
				if (typeof data.taxNumber !== "string") {
					const err11 = {
						instancePath: instancePath + "/taxNumber",
						schemaPath: "#/components/schemas/CompanyFields/properties/taxNumber/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err11];
					else vErrors.push(err11);
					errors++;
				}
			}
			if (data.vatNumber !== void 0) {
				if (typeof data.vatNumber !== "string") {
					const err12 = {
						instancePath: instancePath + "/vatNumber",
						schemaPath: "#/components/schemas/CompanyFields/properties/vatNumber/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err12];
					else vErrors.push(err12);
					errors++;
				}
			}
		} else {
			const err13 = {
				instancePath,
				schemaPath: "#/components/schemas/CompanyFields/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			};
			if (vErrors === null) vErrors = [err13];
			else vErrors.push(err13);
			errors++;
		}
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.country === void 0) {
				const err14 = {
					instancePath,
					schemaPath: "#/anyOf/1/required",
					keyword: "required",
					params: { missingProperty: "country" },
					message: "must have required property 'country'"
				};
				if (vErrors === null) vErrors = [err14];
				else vErrors.push(err14);
				errors++;
			}
		} else {
			const err15 = {
				instancePath,
				schemaPath: "#/anyOf/1/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			};
			if (vErrors === null) vErrors = [err15];
			else vErrors.push(err15);
			errors++;
		}
		var _valid0 = _errs16 === errors;
		valid0 = valid0 || _valid0;
		if (!valid0) {
			const _errs31 = errors;
			if (data && typeof data == "object" && !Array.isArray(data)) {
				if (data.name !== void 0) {
					if (typeof data.name !== "string") {
						const err16 = {
							instancePath: instancePath + "/name",
							schemaPath: "#/components/schemas/CompanyFields/properties/name/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err16];
						else vErrors.push(err16);
						errors++;
					}
				}
				if (data.country !== void 0) {
					if (typeof data.country !== "string") {
						const err17 = {
							instancePath: instancePath + "/country",
							schemaPath: "#/components/schemas/CompanyFields/properties/country/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err17];
						else vErrors.push(err17);
						errors++;
					}
				}
				if (data.registrationNumber !== void 0) {
					if (typeof data.registrationNumber !== "string") {
						const err18 = {
							instancePath: instancePath + "/registrationNumber",
							schemaPath: "#/components/schemas/CompanyFields/properties/registrationNumber/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err18];
						else vErrors.push(err18);
						errors++;
					}
				}
				if (data.taxNumber !== void 0) {
					if (typeof data.taxNumber !== "string") {
						const err19 = {
							instancePath: instancePath + "/taxNumber",
							schemaPath: "#/components/schemas/CompanyFields/properties/taxNumber/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err19];
						else vErrors.push(err19);
						errors++;
					}
				}
				if (data.vatNumber !== void 0) {
					if (typeof data.vatNumber !== "string") {
						const err20 = {
							instancePath: instancePath + "/vatNumber",
							schemaPath: "#/components/schemas/CompanyFields/properties/vatNumber/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err20];
						else vErrors.push(err20);
						errors++;
					}
				}
			} else {
				const err21 = {
					instancePath,
					schemaPath: "#/components/schemas/CompanyFields/type",
					keyword: "type",
					params: { type: "object" },
					message: "must be object"
				};
				if (vErrors === null) vErrors = [err21];
				else vErrors.push(err21);
				errors++;
			}
			if (data && typeof data == "object" && !Array.isArray(data)) {
				if (data.registrationNumber === void 0) {
					const err22 = {
						instancePath,
						schemaPath: "#/anyOf/2/required",
						keyword: "required",
						params: { missingProperty: "registrationNumber" },
						message: "must have required property 'registrationNumber'"
					};
					if (vErrors === null) vErrors = [err22];
					else vErrors.push(err22);
					errors++;
				}
			} else {
				const err23 = {
					instancePath,
					schemaPath: "#/anyOf/2/type",
					keyword: "type",
					params: { type: "object" },
					message: "must be object"
				};
				if (vErrors === null) vErrors = [err23];
				else vErrors.push(err23);
				errors++;
			}
			var _valid0 = _errs31 === errors;
			valid0 = valid0 || _valid0;
			if (!valid0) {
				const _errs46 = errors;
				if (data && typeof data == "object" && !Array.isArray(data)) {
					if (data.name !== void 0) {
						if (typeof data.name !== "string") {
							const err24 = {
								instancePath: instancePath + "/name",
								schemaPath: "#/components/schemas/CompanyFields/properties/name/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err24];
							else vErrors.push(err24);
							errors++;
						}
					}
					if (data.country !== void 0) {
						if (typeof data.country !== "string") {
							const err25 = {
								instancePath: instancePath + "/country",
								schemaPath: "#/components/schemas/CompanyFields/properties/country/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err25];
							else vErrors.push(err25);
							errors++;
						}
					}
					if (data.registrationNumber !== void 0) {
						if (typeof data.registrationNumber !== "string") {
							const err26 = {
								instancePath: instancePath + "/registrationNumber",
								schemaPath: "#/components/schemas/CompanyFields/properties/registrationNumber/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err26];
							else vErrors.push(err26);
							errors++;
						}
					}
					if (data.taxNumber !== void 0) {
						if (typeof data.taxNumber !== "string") {
							const err27 = {
								instancePath: instancePath + "/taxNumber",
								schemaPath: "#/components/schemas/CompanyFields/properties/taxNumber/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err27];
							else vErrors.push(err27);
							errors++;
						}
					}
					if (data.vatNumber !== void 0) {
						if (typeof data.vatNumber !== "string") {
							const err28 = {
								instancePath: instancePath + "/vatNumber",
								schemaPath: "#/components/schemas/CompanyFields/properties/vatNumber/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err28];
							else vErrors.push(err28);
							errors++;
						}
					}
				} else {
					const err29 = {
						instancePath,
						schemaPath: "#/components/schemas/CompanyFields/type",
						keyword: "type",
						params: { type: "object" },
						message: "must be object"
					};
					if (vErrors === null) vErrors = [err29];
					else vErrors.push(err29);
					errors++;
				}
				if (data && typeof data == "object" && !Array.isArray(data)) {
					if (data.taxNumber === void 0) {
						const err30 = {
							instancePath,
							schemaPath: "#/anyOf/3/required",
							keyword: "required",
							params: { missingProperty: "taxNumber" },
							message: "must have required property 'taxNumber'"
						};
						if (vErrors === null) vErrors = [err30];
						else vErrors.push(err30);
						errors++;
					}
				} else {
					const err31 = {
						instancePath,
						schemaPath: "#/anyOf/3/type",
						keyword: "type",
						params: { type: "object" },
						message: "must be object"
					};
					if (vErrors === null) vErrors = [err31];
					else vErrors.push(err31);
					errors++;
				}
				var _valid0 = _errs46 === errors;
				valid0 = valid0 || _valid0;
				if (!valid0) {
					const _errs61 = errors;
					if (data && typeof data == "object" && !Array.isArray(data)) {
						if (data.name !== void 0) {
							if (typeof data.name !== "string") {
								const err32 = {
									instancePath: instancePath + "/name",
									schemaPath: "#/components/schemas/CompanyFields/properties/name/type",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								};
								if (vErrors === null) vErrors = [err32];
								else vErrors.push(err32);
								errors++;
							}
						}
						if (data.country !== void 0) {
							if (typeof data.country !== "string") {
								const err33 = {
									instancePath: instancePath + "/country",
									schemaPath: "#/components/schemas/CompanyFields/properties/country/type",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								};
								if (vErrors === null) vErrors = [err33];
								else vErrors.push(err33);
								errors++;
							}
						}
						if (data.registrationNumber !== void 0) {
							if (typeof data.registrationNumber !== "string") {
								const err34 = {
									instancePath: instancePath + "/registrationNumber",
									schemaPath: "#/components/schemas/CompanyFields/properties/registrationNumber/type",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								};
								if (vErrors === null) vErrors = [err34];
								else vErrors.push(err34);
								errors++;
							}
						}
						if (data.taxNumber !== void 0) {
							if (typeof data.taxNumber !== "string") {
								const err35 = {
									instancePath: instancePath + "/taxNumber",
									schemaPath: "#/components/schemas/CompanyFields/properties/taxNumber/type",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								};
								if (vErrors === null) vErrors = [err35];
								else vErrors.push(err35);
								errors++;
							}
						}
						if (data.vatNumber !== void 0) {
							if (typeof data.vatNumber !== "string") {
								const err36 = {
									instancePath: instancePath + "/vatNumber",
									schemaPath: "#/components/schemas/CompanyFields/properties/vatNumber/type",
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
							schemaPath: "#/components/schemas/CompanyFields/type",
							keyword: "type",
							params: { type: "object" },
							message: "must be object"
						};
						if (vErrors === null) vErrors = [err37];
						else vErrors.push(err37);
						errors++;
					}
					if (data && typeof data == "object" && !Array.isArray(data)) {
						if (data.vatNumber === void 0) {
							const err38 = {
								instancePath,
								schemaPath: "#/anyOf/4/required",
								keyword: "required",
								params: { missingProperty: "vatNumber" },
								message: "must have required property 'vatNumber'"
							};
							if (vErrors === null) vErrors = [err38];
							else vErrors.push(err38);
							errors++;
						}
					} else {
						const err39 = {
							instancePath,
							schemaPath: "#/anyOf/4/type",
							keyword: "type",
							params: { type: "object" },
							message: "must be object"
						};
						if (vErrors === null) vErrors = [err39];
						else vErrors.push(err39);
						errors++;
					}
					var _valid0 = _errs61 === errors;
					valid0 = valid0 || _valid0;
				}
			}
		}
	}
	if (!valid0) {
		const err40 = {
			instancePath,
			schemaPath: "#/anyOf",
			keyword: "anyOf",
			params: {},
			message: "must match a schema in anyOf"
		};
		if (vErrors === null) vErrors = [err40];
		else vErrors.push(err40);
		errors++;
	} else {
		errors = _errs0;
		if (vErrors !== null) {
			if (_errs0) vErrors.length = _errs0;
			else vErrors = null;
		}
	}
	validate35.errors = vErrors;
	return errors === 0;
}
const schema56 = {
	"type": "object",
	"properties": {
		"dataScope": { "$ref": "#/components/schemas/CompanyDataScope" },
		"dataSource": { "$ref": "#/components/schemas/CompanyDataSource" },
		"includeTerminatedSubjects": { "$ref": "#/components/schemas/IncludeTerminatedSubjects" },
		"zipFormat": { "$ref": "#/components/schemas/ZipFormat" },
		"cityFormat": { "$ref": "#/components/schemas/CityFormat" },
		"countryFormat": { "$ref": "#/components/schemas/CountryFormat" },
		"legalFormType": { "$ref": "#/components/schemas/LegalFormType" },
		"filterMode": { "$ref": "#/components/schemas/FilterMode" },
		"resultsLimit": {
			"type": ["integer", "null"],
			"minimum": 1,
			"maximum": 20
		},
		"correctionMode": { "$ref": "#/components/schemas/AssumedCorrectionMode" },
		"correctionModeCrossCountry": { "$ref": "#/components/schemas/CorrectionModeCrossCountry" }
	}
};
const schema65 = { "anyOf": [
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
const schema66 = { "anyOf": [
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
function validate37(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
					schemaPath: "#/components/schemas/CompanyDataScope/anyOf/0/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err0];
				else vErrors.push(err0);
				errors++;
			}
			if (!(data0 === "basic" || data0 === "extended" || data0 === "full")) {
				const err1 = {
					instancePath: instancePath + "/dataScope",
					schemaPath: "#/components/schemas/CompanyDataScope/anyOf/0/enum",
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
						schemaPath: "#/components/schemas/CompanyDataScope/anyOf/1/type",
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
							schemaPath: "#/components/schemas/CompanyDataScope/anyOf/2/type",
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
					schemaPath: "#/components/schemas/CompanyDataScope/anyOf",
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
					schemaPath: "#/components/schemas/CompanyDataSource/type",
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
							schemaPath: "#/components/schemas/CompanyDataSource/items/anyOf/0/type",
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
							schemaPath: "#/components/schemas/CompanyDataSource/items/anyOf/0/enum",
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
								schemaPath: "#/components/schemas/CompanyDataSource/items/anyOf/1/type",
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
							schemaPath: "#/components/schemas/CompanyDataSource/items/anyOf",
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
		if (data.includeTerminatedSubjects !== void 0) {
			let data3 = data.includeTerminatedSubjects;
			if (typeof data3 !== "boolean" && data3 !== null) {
				const err10 = {
					instancePath: instancePath + "/includeTerminatedSubjects",
					schemaPath: "#/components/schemas/IncludeTerminatedSubjects/type",
					keyword: "type",
					params: { type: schema19.type },
					message: "must be boolean,null"
				};
				if (vErrors === null) vErrors = [err10];
				else vErrors.push(err10);
				errors++;
			}
		}
		if (data.zipFormat !== void 0) {
			let data4 = data.zipFormat;
			if (typeof data4 !== "boolean" && data4 !== null) {
				const err11 = {
					instancePath: instancePath + "/zipFormat",
					schemaPath: "#/components/schemas/ZipFormat/type",
					keyword: "type",
					params: { type: schema20.type },
					message: "must be boolean,null"
				};
				if (vErrors === null) vErrors = [err11];
				else vErrors.push(err11);
				errors++;
			}
		}
		if (data.cityFormat !== void 0) {
			let data5 = data.cityFormat;
			const _errs27 = errors;
			let valid10 = false;
			const _errs28 = errors;
			if (typeof data5 !== "string") {
				const err12 = {
					instancePath: instancePath + "/cityFormat",
					schemaPath: "#/components/schemas/CityFormat/anyOf/0/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err12];
				else vErrors.push(err12);
				errors++;
			}
			if (!(data5 === "minimal" || data5 === "basic" || data5 === "extended")) {
				const err13 = {
					instancePath: instancePath + "/cityFormat",
					schemaPath: "#/components/schemas/CityFormat/anyOf/0/enum",
					keyword: "enum",
					params: { allowedValues: schema21.anyOf[0].enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err13];
				else vErrors.push(err13);
				errors++;
			}
			var _valid2 = _errs28 === errors;
			valid10 = valid10 || _valid2;
			if (!valid10) {
				const _errs30 = errors;
				if (typeof data5 !== "string") {
					const err14 = {
						instancePath: instancePath + "/cityFormat",
						schemaPath: "#/components/schemas/CityFormat/anyOf/1/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err14];
					else vErrors.push(err14);
					errors++;
				}
				var _valid2 = _errs30 === errors;
				valid10 = valid10 || _valid2;
				if (!valid10) {
					const _errs32 = errors;
					if (data5 !== null) {
						const err15 = {
							instancePath: instancePath + "/cityFormat",
							schemaPath: "#/components/schemas/CityFormat/anyOf/2/type",
							keyword: "type",
							params: { type: "null" },
							message: "must be null"
						};
						if (vErrors === null) vErrors = [err15];
						else vErrors.push(err15);
						errors++;
					}
					var _valid2 = _errs32 === errors;
					valid10 = valid10 || _valid2;
				}
			}
			if (!valid10) {
				const err16 = {
					instancePath: instancePath + "/cityFormat",
					schemaPath: "#/components/schemas/CityFormat/anyOf",
					keyword: "anyOf",
					params: {},
					message: "must match a schema in anyOf"
				};
				if (vErrors === null) vErrors = [err16];
				else vErrors.push(err16);
				errors++;
			} else {
				errors = _errs27;
				if (vErrors !== null) {
					if (_errs27) vErrors.length = _errs27;
					else vErrors = null;
				}
			}
		}
		if (data.countryFormat !== void 0) {
			let data6 = data.countryFormat;
			const _errs36 = errors;
			let valid12 = false;
			const _errs37 = errors;
			if (typeof data6 !== "string") {
				const err17 = {
					instancePath: instancePath + "/countryFormat",
					schemaPath: "#/components/schemas/CountryFormat/anyOf/0/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err17];
				else vErrors.push(err17);
				errors++;
			}
			if (!(data6 === "alpha2" || data6 === "alpha3" || data6 === "local" || data6 === "localShortened" || data6 === "international" || data6 === "internationalShortened")) {
				const err18 = {
					instancePath: instancePath + "/countryFormat",
					schemaPath: "#/components/schemas/CountryFormat/anyOf/0/enum",
					keyword: "enum",
					params: { allowedValues: schema22.anyOf[0].enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err18];
				else vErrors.push(err18);
				errors++;
			}
			var _valid3 = _errs37 === errors;
			valid12 = valid12 || _valid3;
			if (!valid12) {
				const _errs39 = errors;
				if (typeof data6 !== "string") {
					const err19 = {
						instancePath: instancePath + "/countryFormat",
						schemaPath: "#/components/schemas/CountryFormat/anyOf/1/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err19];
					else vErrors.push(err19);
					errors++;
				}
				var _valid3 = _errs39 === errors;
				valid12 = valid12 || _valid3;
				if (!valid12) {
					const _errs41 = errors;
					if (data6 !== null) {
						const err20 = {
							instancePath: instancePath + "/countryFormat",
							schemaPath: "#/components/schemas/CountryFormat/anyOf/2/type",
							keyword: "type",
							params: { type: "null" },
							message: "must be null"
						};
						if (vErrors === null) vErrors = [err20];
						else vErrors.push(err20);
						errors++;
					}
					var _valid3 = _errs41 === errors;
					valid12 = valid12 || _valid3;
				}
			}
			if (!valid12) {
				const err21 = {
					instancePath: instancePath + "/countryFormat",
					schemaPath: "#/components/schemas/CountryFormat/anyOf",
					keyword: "anyOf",
					params: {},
					message: "must match a schema in anyOf"
				};
				if (vErrors === null) vErrors = [err21];
				else vErrors.push(err21);
				errors++;
			} else {
				errors = _errs36;
				if (vErrors !== null) {
					if (_errs36) vErrors.length = _errs36;
					else vErrors = null;
				}
			}
		}
		if (data.legalFormType !== void 0) {
			let data7 = data.legalFormType;
			const _errs45 = errors;
			let valid14 = false;
			const _errs46 = errors;
			if (typeof data7 !== "string") {
				const err22 = {
					instancePath: instancePath + "/legalFormType",
					schemaPath: "#/components/schemas/LegalFormType/anyOf/0/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err22];
				else vErrors.push(err22);
				errors++;
			}
			if (!(data7 === "juridical" || data7 === "physical" || data7 === "any")) {
				const err23 = {
					instancePath: instancePath + "/legalFormType",
					schemaPath: "#/components/schemas/LegalFormType/anyOf/0/enum",
					keyword: "enum",
					params: { allowedValues: schema39.anyOf[0].enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err23];
				else vErrors.push(err23);
				errors++;
			}
			var _valid4 = _errs46 === errors;
			valid14 = valid14 || _valid4;
			if (!valid14) {
				const _errs48 = errors;
				if (typeof data7 !== "string") {
					const err24 = {
						instancePath: instancePath + "/legalFormType",
						schemaPath: "#/components/schemas/LegalFormType/anyOf/1/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err24];
					else vErrors.push(err24);
					errors++;
				}
				var _valid4 = _errs48 === errors;
				valid14 = valid14 || _valid4;
				if (!valid14) {
					const _errs50 = errors;
					if (data7 !== null) {
						const err25 = {
							instancePath: instancePath + "/legalFormType",
							schemaPath: "#/components/schemas/LegalFormType/anyOf/2/type",
							keyword: "type",
							params: { type: "null" },
							message: "must be null"
						};
						if (vErrors === null) vErrors = [err25];
						else vErrors.push(err25);
						errors++;
					}
					var _valid4 = _errs50 === errors;
					valid14 = valid14 || _valid4;
				}
			}
			if (!valid14) {
				const err26 = {
					instancePath: instancePath + "/legalFormType",
					schemaPath: "#/components/schemas/LegalFormType/anyOf",
					keyword: "anyOf",
					params: {},
					message: "must match a schema in anyOf"
				};
				if (vErrors === null) vErrors = [err26];
				else vErrors.push(err26);
				errors++;
			} else {
				errors = _errs45;
				if (vErrors !== null) {
					if (_errs45) vErrors.length = _errs45;
					else vErrors = null;
				}
			}
		}
		if (data.filterMode !== void 0) {
			let data8 = data.filterMode;
			const _errs54 = errors;
			let valid16 = false;
			const _errs55 = errors;
			if (typeof data8 !== "string") {
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
			if (!(data8 === "limit" || data8 === "prefer")) {
				const err28 = {
					instancePath: instancePath + "/filterMode",
					schemaPath: "#/components/schemas/FilterMode/anyOf/0/enum",
					keyword: "enum",
					params: { allowedValues: schema40.anyOf[0].enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err28];
				else vErrors.push(err28);
				errors++;
			}
			var _valid5 = _errs55 === errors;
			valid16 = valid16 || _valid5;
			if (!valid16) {
				const _errs57 = errors;
				if (typeof data8 !== "string") {
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
				var _valid5 = _errs57 === errors;
				valid16 = valid16 || _valid5;
				if (!valid16) {
					const _errs59 = errors;
					if (data8 !== null) {
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
					var _valid5 = _errs59 === errors;
					valid16 = valid16 || _valid5;
				}
			}
			if (!valid16) {
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
				errors = _errs54;
				if (vErrors !== null) {
					if (_errs54) vErrors.length = _errs54;
					else vErrors = null;
				}
			}
		}
		if (data.resultsLimit !== void 0) {
			let data9 = data.resultsLimit;
			if (!(typeof data9 == "number" && !(data9 % 1) && !isNaN(data9)) && data9 !== null) {
				const err32 = {
					instancePath: instancePath + "/resultsLimit",
					schemaPath: "#/properties/resultsLimit/type",
					keyword: "type",
					params: { type: schema56.properties.resultsLimit.type },
					message: "must be integer,null"
				};
				if (vErrors === null) vErrors = [err32];
				else vErrors.push(err32);
				errors++;
			}
			if (typeof data9 == "number") {
				if (data9 > 20 || isNaN(data9)) {
					const err33 = {
						instancePath: instancePath + "/resultsLimit",
						schemaPath: "#/properties/resultsLimit/maximum",
						keyword: "maximum",
						params: {
							comparison: "<=",
							limit: 20
						},
						message: "must be <= 20"
					};
					if (vErrors === null) vErrors = [err33];
					else vErrors.push(err33);
					errors++;
				}
				if (data9 < 1 || isNaN(data9)) {
					const err34 = {
						instancePath: instancePath + "/resultsLimit",
						schemaPath: "#/properties/resultsLimit/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 1
						},
						message: "must be >= 1"
					};
					if (vErrors === null) vErrors = [err34];
					else vErrors.push(err34);
					errors++;
				}
			}
		}
		if (data.correctionMode !== void 0) {
			let data10 = data.correctionMode;
			const _errs65 = errors;
			let valid18 = false;
			const _errs66 = errors;
			if (typeof data10 !== "string") {
				const err35 = {
					instancePath: instancePath + "/correctionMode",
					schemaPath: "#/components/schemas/AssumedCorrectionMode/anyOf/0/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err35];
				else vErrors.push(err35);
				errors++;
			}
			if (!(data10 === "full" || data10 === "format" || data10 === "suggestion" || data10 === "none")) {
				const err36 = {
					instancePath: instancePath + "/correctionMode",
					schemaPath: "#/components/schemas/AssumedCorrectionMode/anyOf/0/enum",
					keyword: "enum",
					params: { allowedValues: schema65.anyOf[0].enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err36];
				else vErrors.push(err36);
				errors++;
			}
			var _valid6 = _errs66 === errors;
			valid18 = valid18 || _valid6;
			if (!valid18) {
				const _errs68 = errors;
				if (typeof data10 !== "string") {
					const err37 = {
						instancePath: instancePath + "/correctionMode",
						schemaPath: "#/components/schemas/AssumedCorrectionMode/anyOf/1/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err37];
					else vErrors.push(err37);
					errors++;
				}
				var _valid6 = _errs68 === errors;
				valid18 = valid18 || _valid6;
				if (!valid18) {
					const _errs70 = errors;
					if (data10 !== null) {
						const err38 = {
							instancePath: instancePath + "/correctionMode",
							schemaPath: "#/components/schemas/AssumedCorrectionMode/anyOf/2/type",
							keyword: "type",
							params: { type: "null" },
							message: "must be null"
						};
						if (vErrors === null) vErrors = [err38];
						else vErrors.push(err38);
						errors++;
					}
					var _valid6 = _errs70 === errors;
					valid18 = valid18 || _valid6;
				}
			}
			if (!valid18) {
				const err39 = {
					instancePath: instancePath + "/correctionMode",
					schemaPath: "#/components/schemas/AssumedCorrectionMode/anyOf",
					keyword: "anyOf",
					params: {},
					message: "must match a schema in anyOf"
				};
				if (vErrors === null) vErrors = [err39];
				else vErrors.push(err39);
				errors++;
			} else {
				errors = _errs65;
				if (vErrors !== null) {
					if (_errs65) vErrors.length = _errs65;
					else vErrors = null;
				}
			}
		}
		if (data.correctionModeCrossCountry !== void 0) {
			let data11 = data.correctionModeCrossCountry;
			const _errs74 = errors;
			let valid20 = false;
			const _errs75 = errors;
			if (typeof data11 !== "string") {
				const err40 = {
					instancePath: instancePath + "/correctionModeCrossCountry",
					schemaPath: "#/components/schemas/CorrectionModeCrossCountry/anyOf/0/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err40];
				else vErrors.push(err40);
				errors++;
			}
			if (!(data11 === "full" || data11 === "format" || data11 === "suggestion" || data11 === "none")) {
				const err41 = {
					instancePath: instancePath + "/correctionModeCrossCountry",
					schemaPath: "#/components/schemas/CorrectionModeCrossCountry/anyOf/0/enum",
					keyword: "enum",
					params: { allowedValues: schema66.anyOf[0].enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err41];
				else vErrors.push(err41);
				errors++;
			}
			var _valid7 = _errs75 === errors;
			valid20 = valid20 || _valid7;
			if (!valid20) {
				const _errs77 = errors;
				if (typeof data11 !== "string") {
					const err42 = {
						instancePath: instancePath + "/correctionModeCrossCountry",
						schemaPath: "#/components/schemas/CorrectionModeCrossCountry/anyOf/1/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err42];
					else vErrors.push(err42);
					errors++;
				}
				var _valid7 = _errs77 === errors;
				valid20 = valid20 || _valid7;
				if (!valid20) {
					const _errs79 = errors;
					if (data11 !== null) {
						const err43 = {
							instancePath: instancePath + "/correctionModeCrossCountry",
							schemaPath: "#/components/schemas/CorrectionModeCrossCountry/anyOf/2/type",
							keyword: "type",
							params: { type: "null" },
							message: "must be null"
						};
						if (vErrors === null) vErrors = [err43];
						else vErrors.push(err43);
						errors++;
					}
					var _valid7 = _errs79 === errors;
					valid20 = valid20 || _valid7;
				}
			}
			if (!valid20) {
				const err44 = {
					instancePath: instancePath + "/correctionModeCrossCountry",
					schemaPath: "#/components/schemas/CorrectionModeCrossCountry/anyOf",
					keyword: "anyOf",
					params: {},
					message: "must match a schema in anyOf"
				};
				if (vErrors === null) vErrors = [err44];
				else vErrors.push(err44);
				errors++;
			} else {
				errors = _errs74;
				if (vErrors !== null) {
					if (_errs74) vErrors.length = _errs74;
					else vErrors = null;
				}
			}
		}
	} else {
		const err45 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err45];
		else vErrors.push(err45);
		errors++;
	}
	validate37.errors = vErrors;
	return errors === 0;
}
function validate34(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
			if (!validate35(data.query, {
				instancePath: instancePath + "/query",
				parentData: data,
				parentDataProperty: "query",
				rootData
			})) {
				vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
				errors = vErrors.length;
			}
		}
		if (data.options !== void 0) {
			if (!validate37(data.options, {
				instancePath: instancePath + "/options",
				parentData: data,
				parentDataProperty: "options",
				rootData
			})) {
				vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
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
					params: { type: schema25.type },
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
	validate34.errors = vErrors;
	return errors === 0;
}
function validate33(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
			if (!validate34(data.request, {
				instancePath: instancePath + "/request",
				parentData: data,
				parentDataProperty: "request",
				rootData
			})) {
				vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
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
	validate33.errors = vErrors;
	return errors === 0;
}
function validate32(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (!validate33(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData
	})) {
		vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
		errors = vErrors.length;
	}
	validate32.errors = vErrors;
	return errors === 0;
}
const check6 = validate42;
function validate42(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.name !== void 0) {
			if (typeof data.name !== "string") {
				const err0 = {
					instancePath: instancePath + "/name",
					schemaPath: "contract2.0#/components/schemas/CompanyFields/properties/name/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err0];
				else vErrors.push(err0);
				errors++;
			}
		}
		if (data.country !== void 0) {
			if (typeof data.country !== "string") {
				const err1 = {
					instancePath: instancePath + "/country",
					schemaPath: "contract2.0#/components/schemas/CompanyFields/properties/country/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
		}
		if (data.registrationNumber !== void 0) {
			if (typeof data.registrationNumber !== "string") {
				const err2 = {
					instancePath: instancePath + "/registrationNumber",
					schemaPath: "contract2.0#/components/schemas/CompanyFields/properties/registrationNumber/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
		}
		if (data.taxNumber !== void 0) {
			if (typeof data.taxNumber !== "string") {
				const err3 = {
					instancePath: instancePath + "/taxNumber",
					schemaPath: "contract2.0#/components/schemas/CompanyFields/properties/taxNumber/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
		if (data.vatNumber !== void 0) {
			if (typeof data.vatNumber !== "string") {
				const err4 = {
					instancePath: instancePath + "/vatNumber",
					schemaPath: "contract2.0#/components/schemas/CompanyFields/properties/vatNumber/type",
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
			instancePath,
			schemaPath: "contract2.0#/components/schemas/CompanyFields/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err5];
		else vErrors.push(err5);
		errors++;
	}
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.name === void 0) {
			const err6 = {
				instancePath,
				schemaPath: "#/allOf/0/required",
				keyword: "required",
				params: { missingProperty: "name" },
				message: "must have required property 'name'"
			};
			if (vErrors === null) vErrors = [err6];
			else vErrors.push(err6);
			errors++;
		}
	} else {
		const err7 = {
			instancePath,
			schemaPath: "#/allOf/0/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err7];
		else vErrors.push(err7);
		errors++;
	}
	validate42.errors = vErrors;
	return errors === 0;
}
const check7 = validate43;
function validate43(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.name !== void 0) {
			if (typeof data.name !== "string") {
				const err0 = {
					instancePath: instancePath + "/name",
					schemaPath: "contract2.0#/components/schemas/CompanyFields/properties/name/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err0];
				else vErrors.push(err0);
				errors++;
			}
		}
		if (data.country !== void 0) {
			if (typeof data.country !== "string") {
				const err1 = {
					instancePath: instancePath + "/country",
					schemaPath: "contract2.0#/components/schemas/CompanyFields/properties/country/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
		}
		if (data.registrationNumber !== void 0) {
			if (typeof data.registrationNumber !== "string") {
				const err2 = {
					instancePath: instancePath + "/registrationNumber",
					schemaPath: "contract2.0#/components/schemas/CompanyFields/properties/registrationNumber/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
		}
		if (data.taxNumber !== void 0) {
			if (typeof data.taxNumber !== "string") {
				const err3 = {
					instancePath: instancePath + "/taxNumber",
					schemaPath: "contract2.0#/components/schemas/CompanyFields/properties/taxNumber/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
		if (data.vatNumber !== void 0) {
			if (typeof data.vatNumber !== "string") {
				const err4 = {
					instancePath: instancePath + "/vatNumber",
					schemaPath: "contract2.0#/components/schemas/CompanyFields/properties/vatNumber/type",
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
			instancePath,
			schemaPath: "contract2.0#/components/schemas/CompanyFields/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err5];
		else vErrors.push(err5);
		errors++;
	}
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.country === void 0) {
			const err6 = {
				instancePath,
				schemaPath: "#/allOf/0/required",
				keyword: "required",
				params: { missingProperty: "country" },
				message: "must have required property 'country'"
			};
			if (vErrors === null) vErrors = [err6];
			else vErrors.push(err6);
			errors++;
		}
	} else {
		const err7 = {
			instancePath,
			schemaPath: "#/allOf/0/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err7];
		else vErrors.push(err7);
		errors++;
	}
	validate43.errors = vErrors;
	return errors === 0;
}
const check8 = validate44;
function validate44(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.name !== void 0) {
			if (typeof data.name !== "string") {
				const err0 = {
					instancePath: instancePath + "/name",
					schemaPath: "contract2.0#/components/schemas/CompanyFields/properties/name/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err0];
				else vErrors.push(err0);
				errors++;
			}
		}
		if (data.country !== void 0) {
			if (typeof data.country !== "string") {
				const err1 = {
					instancePath: instancePath + "/country",
					schemaPath: "contract2.0#/components/schemas/CompanyFields/properties/country/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
		}
		if (data.registrationNumber !== void 0) {
			if (typeof data.registrationNumber !== "string") {
				const err2 = {
					instancePath: instancePath + "/registrationNumber",
					schemaPath: "contract2.0#/components/schemas/CompanyFields/properties/registrationNumber/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
		}
		if (data.taxNumber !== void 0) {
			if (typeof data.taxNumber !== "string") {
				const err3 = {
					instancePath: instancePath + "/taxNumber",
					schemaPath: "contract2.0#/components/schemas/CompanyFields/properties/taxNumber/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
		if (data.vatNumber !== void 0) {
			if (typeof data.vatNumber !== "string") {
				const err4 = {
					instancePath: instancePath + "/vatNumber",
					schemaPath: "contract2.0#/components/schemas/CompanyFields/properties/vatNumber/type",
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
			instancePath,
			schemaPath: "contract2.0#/components/schemas/CompanyFields/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err5];
		else vErrors.push(err5);
		errors++;
	}
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.registrationNumber === void 0) {
			const err6 = {
				instancePath,
				schemaPath: "#/allOf/0/required",
				keyword: "required",
				params: { missingProperty: "registrationNumber" },
				message: "must have required property 'registrationNumber'"
			};
			if (vErrors === null) vErrors = [err6];
			else vErrors.push(err6);
			errors++;
		}
	} else {
		const err7 = {
			instancePath,
			schemaPath: "#/allOf/0/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err7];
		else vErrors.push(err7);
		errors++;
	}
	validate44.errors = vErrors;
	return errors === 0;
}
const check9 = validate45;
function validate45(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.name !== void 0) {
			if (typeof data.name !== "string") {
				const err0 = {
					instancePath: instancePath + "/name",
					schemaPath: "contract2.0#/components/schemas/CompanyFields/properties/name/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err0];
				else vErrors.push(err0);
				errors++;
			}
		}
		if (data.country !== void 0) {
			if (typeof data.country !== "string") {
				const err1 = {
					instancePath: instancePath + "/country",
					schemaPath: "contract2.0#/components/schemas/CompanyFields/properties/country/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
		}
		if (data.registrationNumber !== void 0) {
			if (typeof data.registrationNumber !== "string") {
				const err2 = {
					instancePath: instancePath + "/registrationNumber",
					schemaPath: "contract2.0#/components/schemas/CompanyFields/properties/registrationNumber/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
		}
		if (data.taxNumber !== void 0) {
			if (typeof data.taxNumber !== "string") {
				const err3 = {
					instancePath: instancePath + "/taxNumber",
					schemaPath: "contract2.0#/components/schemas/CompanyFields/properties/taxNumber/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
		if (data.vatNumber !== void 0) {
			if (typeof data.vatNumber !== "string") {
				const err4 = {
					instancePath: instancePath + "/vatNumber",
					schemaPath: "contract2.0#/components/schemas/CompanyFields/properties/vatNumber/type",
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
			instancePath,
			schemaPath: "contract2.0#/components/schemas/CompanyFields/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err5];
		else vErrors.push(err5);
		errors++;
	}
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.taxNumber === void 0) {
			const err6 = {
				instancePath,
				schemaPath: "#/allOf/0/required",
				keyword: "required",
				params: { missingProperty: "taxNumber" },
				message: "must have required property 'taxNumber'"
			};
			if (vErrors === null) vErrors = [err6];
			else vErrors.push(err6);
			errors++;
		}
	} else {
		const err7 = {
			instancePath,
			schemaPath: "#/allOf/0/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err7];
		else vErrors.push(err7);
		errors++;
	}
	validate45.errors = vErrors;
	return errors === 0;
}
const check10 = validate46;
function validate46(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.name !== void 0) {
			if (typeof data.name !== "string") {
				const err0 = {
					instancePath: instancePath + "/name",
					schemaPath: "contract2.0#/components/schemas/CompanyFields/properties/name/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err0];
				else vErrors.push(err0);
				errors++;
			}
		}
		if (data.country !== void 0) {
			if (typeof data.country !== "string") {
				const err1 = {
					instancePath: instancePath + "/country",
					schemaPath: "contract2.0#/components/schemas/CompanyFields/properties/country/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
		}
		if (data.registrationNumber !== void 0) {
			if (typeof data.registrationNumber !== "string") {
				const err2 = {
					instancePath: instancePath + "/registrationNumber",
					schemaPath: "contract2.0#/components/schemas/CompanyFields/properties/registrationNumber/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
		}
		if (data.taxNumber !== void 0) {
			if (typeof data.taxNumber !== "string") {
				const err3 = {
					instancePath: instancePath + "/taxNumber",
					schemaPath: "contract2.0#/components/schemas/CompanyFields/properties/taxNumber/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
		if (data.vatNumber !== void 0) {
			if (typeof data.vatNumber !== "string") {
				const err4 = {
					instancePath: instancePath + "/vatNumber",
					schemaPath: "contract2.0#/components/schemas/CompanyFields/properties/vatNumber/type",
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
			instancePath,
			schemaPath: "contract2.0#/components/schemas/CompanyFields/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err5];
		else vErrors.push(err5);
		errors++;
	}
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.vatNumber === void 0) {
			const err6 = {
				instancePath,
				schemaPath: "#/allOf/0/required",
				keyword: "required",
				params: { missingProperty: "vatNumber" },
				message: "must have required property 'vatNumber'"
			};
			if (vErrors === null) vErrors = [err6];
			else vErrors.push(err6);
			errors++;
		}
	} else {
		const err7 = {
			instancePath,
			schemaPath: "#/allOf/0/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err7];
		else vErrors.push(err7);
		errors++;
	}
	validate46.errors = vErrors;
	return errors === 0;
}
const thorough = {
	"2.0": {
		"companyGet": {
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
					"registrationNumber": null
				},
				"/request/options": {
					"dataScope": [
						"basic",
						"extended",
						"full"
					],
					"dataSource": null,
					"includeTerminatedSubjects": null,
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
		"companySearch": {
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
					"type": [
						"name",
						"registrationNumber",
						"taxNumber",
						"vatNumber"
					],
					"value": null,
					"filter": null
				},
				"/request/query/filter": {
					"country": null,
					"name": null,
					"registrationNumber": null,
					"taxNumber": null,
					"vatNumber": null
				},
				"/request/options": {
					"dataScope": [
						"basic",
						"extended",
						"full"
					],
					"dataSource": null,
					"includeTerminatedSubjects": null,
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
					"legalFormType": [
						"juridical",
						"physical",
						"any"
					],
					"resultsLimit": null,
					"resultsOffset": null,
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
		"companyValidate": {
			"request": check5,
			"forms": [
				check6,
				check7,
				check8,
				check9,
				check10
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
					"name": null,
					"country": null,
					"registrationNumber": null,
					"taxNumber": null,
					"vatNumber": null
				},
				"/request/options": {
					"dataScope": [
						"basic",
						"extended",
						"full"
					],
					"dataSource": null,
					"includeTerminatedSubjects": null,
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
					"legalFormType": [
						"juridical",
						"physical",
						"any"
					],
					"filterMode": ["limit", "prefer"],
					"resultsLimit": null,
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
		"companyGet": {
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
					"registrationNumber": null
				},
				"/request/options": {
					"dataScope": [
						"basic",
						"extended",
						"full"
					],
					"dataSource": null,
					"includeTerminatedSubjects": null,
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
		"companySearch": {
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
					"type": [
						"name",
						"registrationNumber",
						"taxNumber",
						"vatNumber"
					],
					"value": null,
					"filter": null
				},
				"/request/query/filter": {
					"country": null,
					"name": null,
					"registrationNumber": null,
					"taxNumber": null,
					"vatNumber": null
				},
				"/request/options": {
					"dataScope": [
						"basic",
						"extended",
						"full"
					],
					"dataSource": null,
					"includeTerminatedSubjects": null,
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
					"legalFormType": [
						"juridical",
						"physical",
						"any"
					],
					"resultsLimit": null,
					"resultsOffset": null,
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
		"companyValidate": {
			"request": check5,
			"forms": [
				check6,
				check7,
				check8,
				check9,
				check10
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
					"name": null,
					"country": null,
					"registrationNumber": null,
					"taxNumber": null,
					"vatNumber": null
				},
				"/request/options": {
					"dataScope": [
						"basic",
						"extended",
						"full"
					],
					"dataSource": null,
					"includeTerminatedSubjects": null,
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
					"legalFormType": [
						"juridical",
						"physical",
						"any"
					],
					"filterMode": ["limit", "prefer"],
					"resultsLimit": null,
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
