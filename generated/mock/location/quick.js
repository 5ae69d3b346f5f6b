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
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.idType !== void 0) {
				let data0 = data.idType;
				const _errs1 = errors;
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
					validate14.errors = vErrors;
					return false;
				} else {
					errors = _errs2;
					if (vErrors !== null) {
						if (_errs2) vErrors.length = _errs2;
						else vErrors = null;
					}
				}
				var valid0 = _errs1 === errors;
			} else var valid0 = true;
			if (valid0) {
				if (data.dataScope !== void 0) {
					let data1 = data.dataScope;
					const _errs9 = errors;
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
						validate14.errors = vErrors;
						return false;
					} else {
						errors = _errs11;
						if (vErrors !== null) {
							if (_errs11) vErrors.length = _errs11;
							else vErrors = null;
						}
					}
					var valid0 = _errs9 === errors;
				} else var valid0 = true;
				if (valid0) {
					if (data.dataSource !== void 0) {
						let data2 = data.dataSource;
						const _errs18 = errors;
						const _errs19 = errors;
						if (!Array.isArray(data2) && data2 !== null) {
							validate14.errors = [{
								instancePath: instancePath + "/dataSource",
								schemaPath: "#/components/schemas/LocationDataSource/type",
								keyword: "type",
								params: { type: schema18.type },
								message: "must be array,null"
							}];
							return false;
						}
						if (errors === _errs19) {
							if (Array.isArray(data2)) {
								const len0 = data2.length;
								for (let i0 = 0; i0 < len0; i0++) {
									let data3 = data2[i0];
									const _errs21 = errors;
									const _errs22 = errors;
									let valid6 = false;
									const _errs23 = errors;
									if (typeof data3 !== "string") {
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
									if (!(data3 === "CZ" || data3 === "SK" || data3 === "PL")) {
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
									var _valid2 = _errs23 === errors;
									valid6 = valid6 || _valid2;
									if (!valid6) {
										const _errs25 = errors;
										if (typeof data3 !== "string") {
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
										var _valid2 = _errs25 === errors;
										valid6 = valid6 || _valid2;
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
										validate14.errors = vErrors;
										return false;
									} else {
										errors = _errs22;
										if (vErrors !== null) {
											if (_errs22) vErrors.length = _errs22;
											else vErrors = null;
										}
									}
									if (!(_errs21 === errors)) break;
								}
							}
						}
						var valid0 = _errs18 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.zipFormat !== void 0) {
							let data4 = data.zipFormat;
							const _errs27 = errors;
							if (typeof data4 !== "boolean" && data4 !== null) {
								validate14.errors = [{
									instancePath: instancePath + "/zipFormat",
									schemaPath: "#/components/schemas/ZipFormat/type",
									keyword: "type",
									params: { type: schema19.type },
									message: "must be boolean,null"
								}];
								return false;
							}
							var valid0 = _errs27 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.cityFormat !== void 0) {
								let data5 = data.cityFormat;
								const _errs30 = errors;
								const _errs32 = errors;
								let valid9 = false;
								const _errs33 = errors;
								if (typeof data5 !== "string") {
									const err14 = {
										instancePath: instancePath + "/cityFormat",
										schemaPath: "#/components/schemas/CityFormat/anyOf/0/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err14];
									else vErrors.push(err14);
									errors++;
								}
								if (!(data5 === "minimal" || data5 === "basic" || data5 === "extended")) {
									const err15 = {
										instancePath: instancePath + "/cityFormat",
										schemaPath: "#/components/schemas/CityFormat/anyOf/0/enum",
										keyword: "enum",
										params: { allowedValues: schema20.anyOf[0].enum },
										message: "must be equal to one of the allowed values"
									};
									if (vErrors === null) vErrors = [err15];
									else vErrors.push(err15);
									errors++;
								}
								var _valid3 = _errs33 === errors;
								valid9 = valid9 || _valid3;
								if (!valid9) {
									const _errs35 = errors;
									if (typeof data5 !== "string") {
										const err16 = {
											instancePath: instancePath + "/cityFormat",
											schemaPath: "#/components/schemas/CityFormat/anyOf/1/type",
											keyword: "type",
											params: { type: "string" },
											message: "must be string"
										};
										if (vErrors === null) vErrors = [err16];
										else vErrors.push(err16);
										errors++;
									}
									var _valid3 = _errs35 === errors;
									valid9 = valid9 || _valid3;
									if (!valid9) {
										const _errs37 = errors;
										if (data5 !== null) {
											const err17 = {
												instancePath: instancePath + "/cityFormat",
												schemaPath: "#/components/schemas/CityFormat/anyOf/2/type",
												keyword: "type",
												params: { type: "null" },
												message: "must be null"
											};
											if (vErrors === null) vErrors = [err17];
											else vErrors.push(err17);
											errors++;
										}
										var _valid3 = _errs37 === errors;
										valid9 = valid9 || _valid3;
									}
								}
								if (!valid9) {
									const err18 = {
										instancePath: instancePath + "/cityFormat",
										schemaPath: "#/components/schemas/CityFormat/anyOf",
										keyword: "anyOf",
										params: {},
										message: "must match a schema in anyOf"
									};
									if (vErrors === null) vErrors = [err18];
									else vErrors.push(err18);
									errors++;
									validate14.errors = vErrors;
									return false;
								} else {
									errors = _errs32;
									if (vErrors !== null) {
										if (_errs32) vErrors.length = _errs32;
										else vErrors = null;
									}
								}
								var valid0 = _errs30 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.countryFormat !== void 0) {
									let data6 = data.countryFormat;
									const _errs39 = errors;
									const _errs41 = errors;
									let valid11 = false;
									const _errs42 = errors;
									if (typeof data6 !== "string") {
										const err19 = {
											instancePath: instancePath + "/countryFormat",
											schemaPath: "#/components/schemas/CountryFormat/anyOf/0/type",
											keyword: "type",
											params: { type: "string" },
											message: "must be string"
										};
										if (vErrors === null) vErrors = [err19];
										else vErrors.push(err19);
										errors++;
									}
									if (!(data6 === "alpha2" || data6 === "alpha3" || data6 === "local" || data6 === "localShortened" || data6 === "international" || data6 === "internationalShortened")) {
										const err20 = {
											instancePath: instancePath + "/countryFormat",
											schemaPath: "#/components/schemas/CountryFormat/anyOf/0/enum",
											keyword: "enum",
											params: { allowedValues: schema21.anyOf[0].enum },
											message: "must be equal to one of the allowed values"
										};
										if (vErrors === null) vErrors = [err20];
										else vErrors.push(err20);
										errors++;
									}
									var _valid4 = _errs42 === errors;
									valid11 = valid11 || _valid4;
									if (!valid11) {
										const _errs44 = errors;
										if (typeof data6 !== "string") {
											const err21 = {
												instancePath: instancePath + "/countryFormat",
												schemaPath: "#/components/schemas/CountryFormat/anyOf/1/type",
												keyword: "type",
												params: { type: "string" },
												message: "must be string"
											};
											if (vErrors === null) vErrors = [err21];
											else vErrors.push(err21);
											errors++;
										}
										var _valid4 = _errs44 === errors;
										valid11 = valid11 || _valid4;
										if (!valid11) {
											const _errs46 = errors;
											if (data6 !== null) {
												const err22 = {
													instancePath: instancePath + "/countryFormat",
													schemaPath: "#/components/schemas/CountryFormat/anyOf/2/type",
													keyword: "type",
													params: { type: "null" },
													message: "must be null"
												};
												if (vErrors === null) vErrors = [err22];
												else vErrors.push(err22);
												errors++;
											}
											var _valid4 = _errs46 === errors;
											valid11 = valid11 || _valid4;
										}
									}
									if (!valid11) {
										const err23 = {
											instancePath: instancePath + "/countryFormat",
											schemaPath: "#/components/schemas/CountryFormat/anyOf",
											keyword: "anyOf",
											params: {},
											message: "must match a schema in anyOf"
										};
										if (vErrors === null) vErrors = [err23];
										else vErrors.push(err23);
										errors++;
										validate14.errors = vErrors;
										return false;
									} else {
										errors = _errs41;
										if (vErrors !== null) {
											if (_errs41) vErrors.length = _errs41;
											else vErrors = null;
										}
									}
									var valid0 = _errs39 === errors;
								} else var valid0 = true;
							}
						}
					}
				}
			}
		} else {
			validate14.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			}];
			return false;
		}
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
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.ip !== void 0) {
				let data0 = data.ip;
				const _errs1 = errors;
				const _errs2 = errors;
				let valid1 = false;
				const _errs3 = errors;
				if (errors === _errs3) {
					if (errors === _errs3) {
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
							} else if (!formats0.test(data0)) {
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
					}
				}
				var _valid0 = _errs3 === errors;
				valid1 = valid1 || _valid0;
				if (!valid1) {
					const _errs5 = errors;
					if (errors === _errs5) {
						if (errors === _errs5) {
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
						}
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
					validate16.errors = vErrors;
					return false;
				} else {
					errors = _errs2;
					if (vErrors !== null) {
						if (_errs2) vErrors.length = _errs2;
						else vErrors = null;
					}
				}
				var valid0 = _errs1 === errors;
			} else var valid0 = true;
			if (valid0) {
				if (data.country !== void 0) {
					const _errs7 = errors;
					if (typeof data.country !== "string") {
						validate16.errors = [{
							instancePath: instancePath + "/country",
							schemaPath: "#/properties/country/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						}];
						return false;
					}
					var valid0 = _errs7 === errors;
				} else var valid0 = true;
				if (valid0) {
					if (data.location !== void 0) {
						let data2 = data.location;
						const _errs9 = errors;
						if (errors === errors) {
							if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
								if (data2.lat !== void 0) {
									let data3 = data2.lat;
									const _errs12 = errors;
									if (errors === _errs12) {
										if (typeof data3 == "number") {
											if (data3 > 90 || isNaN(data3)) {
												validate16.errors = [{
													instancePath: instancePath + "/location/lat",
													schemaPath: "#/components/schemas/ClientLocation/properties/lat/maximum",
													keyword: "maximum",
													params: {
														comparison: "<=",
														limit: 90
													},
													message: "must be <= 90"
												}];
												return false;
											} else if (data3 < -90 || isNaN(data3)) {
												validate16.errors = [{
													instancePath: instancePath + "/location/lat",
													schemaPath: "#/components/schemas/ClientLocation/properties/lat/minimum",
													keyword: "minimum",
													params: {
														comparison: ">=",
														limit: -90
													},
													message: "must be >= -90"
												}];
												return false;
											}
										} else {
											validate16.errors = [{
												instancePath: instancePath + "/location/lat",
												schemaPath: "#/components/schemas/ClientLocation/properties/lat/type",
												keyword: "type",
												params: { type: "number" },
												message: "must be number"
											}];
											return false;
										}
									}
									var valid3 = _errs12 === errors;
								} else var valid3 = true;
								if (valid3) {
									if (data2.lon !== void 0) {
										let data4 = data2.lon;
										const _errs14 = errors;
										if (errors === _errs14) {
											if (typeof data4 == "number") {
												if (data4 > 180 || isNaN(data4)) {
													validate16.errors = [{
														instancePath: instancePath + "/location/lon",
														schemaPath: "#/components/schemas/ClientLocation/properties/lon/maximum",
														keyword: "maximum",
														params: {
															comparison: "<=",
															limit: 180
														},
														message: "must be <= 180"
													}];
													return false;
												} else if (data4 < -180 || isNaN(data4)) {
													validate16.errors = [{
														instancePath: instancePath + "/location/lon",
														schemaPath: "#/components/schemas/ClientLocation/properties/lon/minimum",
														keyword: "minimum",
														params: {
															comparison: ">=",
															limit: -180
														},
														message: "must be >= -180"
													}];
													return false;
												}
											} else {
												validate16.errors = [{
													instancePath: instancePath + "/location/lon",
													schemaPath: "#/components/schemas/ClientLocation/properties/lon/type",
													keyword: "type",
													params: { type: "number" },
													message: "must be number"
												}];
												return false;
											}
										}
										var valid3 = _errs14 === errors;
									} else var valid3 = true;
								}
							} else {
								validate16.errors = [{
									instancePath: instancePath + "/location",
									schemaPath: "#/components/schemas/ClientLocation/type",
									keyword: "type",
									params: { type: "object" },
									message: "must be object"
								}];
								return false;
							}
						}
						var valid0 = _errs9 === errors;
					} else var valid0 = true;
				}
			}
		} else {
			validate16.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			}];
			return false;
		}
	}
	validate16.errors = vErrors;
	return errors === 0;
}
function validate13(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.query === void 0 && (missing0 = "query")) {
				validate13.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 },
					message: "must have required property '" + missing0 + "'"
				}];
				return false;
			} else {
				if (data.query !== void 0) {
					let data0 = data.query;
					const _errs1 = errors;
					if (errors === errors) {
						if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
							let missing1;
							if (data0.country === void 0 && (missing1 = "country") || data0.id === void 0 && (missing1 = "id")) {
								validate13.errors = [{
									instancePath: instancePath + "/query",
									schemaPath: "#/components/schemas/LocationGetQuery/required",
									keyword: "required",
									params: { missingProperty: missing1 },
									message: "must have required property '" + missing1 + "'"
								}];
								return false;
							} else {
								if (data0.country !== void 0) {
									const _errs4 = errors;
									if (typeof data0.country !== "string") {
										validate13.errors = [{
											instancePath: instancePath + "/query/country",
											schemaPath: "#/components/schemas/LocationGetQuery/properties/country/type",
											keyword: "type",
											params: { type: "string" },
											message: "must be string"
										}];
										return false;
									}
									var valid2 = _errs4 === errors;
								} else var valid2 = true;
								if (valid2) {
									if (data0.id !== void 0) {
										const _errs6 = errors;
										if (typeof data0.id !== "string") {
											validate13.errors = [{
												instancePath: instancePath + "/query/id",
												schemaPath: "#/components/schemas/LocationGetQuery/properties/id/type",
												keyword: "type",
												params: { type: "string" },
												message: "must be string"
											}];
											return false;
										}
										var valid2 = _errs6 === errors;
									} else var valid2 = true;
								}
							}
						} else {
							validate13.errors = [{
								instancePath: instancePath + "/query",
								schemaPath: "#/components/schemas/LocationGetQuery/type",
								keyword: "type",
								params: { type: "object" },
								message: "must be object"
							}];
							return false;
						}
					}
					var valid0 = _errs1 === errors;
				} else var valid0 = true;
				if (valid0) {
					if (data.options !== void 0) {
						const _errs8 = errors;
						if (!validate14(data.options, {
							instancePath: instancePath + "/options",
							parentData: data,
							parentDataProperty: "options",
							rootData
						})) {
							vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
							errors = vErrors.length;
						}
						var valid0 = _errs8 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.client !== void 0) {
							const _errs9 = errors;
							if (!validate16(data.client, {
								instancePath: instancePath + "/client",
								parentData: data,
								parentDataProperty: "client",
								rootData
							})) {
								vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
								errors = vErrors.length;
							}
							var valid0 = _errs9 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.customId !== void 0) {
								let data5 = data.customId;
								const _errs10 = errors;
								if (typeof data5 !== "string" && data5 !== null) {
									validate13.errors = [{
										instancePath: instancePath + "/customId",
										schemaPath: "#/components/schemas/CustomId/type",
										keyword: "type",
										params: { type: schema24.type },
										message: "must be string,null"
									}];
									return false;
								}
								var valid0 = _errs10 === errors;
							} else var valid0 = true;
						}
					}
				}
			}
		} else {
			validate13.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			}];
			return false;
		}
	}
	validate13.errors = vErrors;
	return errors === 0;
}
function validate12(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.request === void 0 && (missing0 = "request")) {
				validate12.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 },
					message: "must have required property '" + missing0 + "'"
				}];
				return false;
			} else if (data.request !== void 0) {
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
			validate12.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			}];
			return false;
		}
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
const schema28 = {
	"type": "object",
	"properties": {
		"country": { "type": ["string", "null"] },
		"state": { "type": ["string", "null"] },
		"region": { "type": ["string", "null"] },
		"district": { "type": ["string", "null"] },
		"cityPart": { "type": ["string", "null"] },
		"city": { "type": ["string", "null"] },
		"street": { "type": ["string", "null"] },
		"streetWithNumber": { "type": ["string", "null"] },
		"number": { "$ref": "#/components/schemas/LocationNumber" },
		"zip": { "type": ["string", "null"] },
		"full": { "type": ["string", "null"] },
		"ids": { "$ref": "#/components/schemas/LocationIds" },
		"geometry": { "$ref": "#/components/schemas/LocationGeometry" }
	}
};
const schema29 = {
	"type": "object",
	"properties": {
		"full": { "type": ["string", "null"] },
		"part1": { "type": ["string", "null"] },
		"part1Number": { "type": ["string", "null"] },
		"part1Letter": { "type": ["string", "null"] },
		"part2": { "type": ["string", "null"] },
		"part2Number": { "type": ["string", "null"] },
		"part2Letter": { "type": ["string", "null"] },
		"type": { "type": ["string", "null"] }
	}
};
const schema30 = {
	"type": "object",
	"properties": {
		"internal": { "type": ["string", "null"] },
		"external": { "type": ["string", "null"] }
	}
};
const schema32 = {
	"type": "object",
	"properties": {
		"lat": {
			"type": ["number", "null"],
			"minimum": -90,
			"maximum": 90
		},
		"lon": {
			"type": ["number", "null"],
			"minimum": -180,
			"maximum": 180
		}
	}
};
function validate24(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.gps !== void 0) {
			let data0 = data.gps;
			if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
				if (data0.lat !== void 0) {
					let data1 = data0.lat;
					if (!(typeof data1 == "number") && data1 !== null) {
						validate24.errors = [{
							instancePath: instancePath + "/gps/lat",
							schemaPath: "#/components/schemas/LocationPosition/properties/lat/type",
							keyword: "type",
							params: { type: schema32.properties.lat.type },
							message: "must be number,null"
						}];
						return false;
					}
					if (typeof data1 == "number") {
						if (data1 > 90 || isNaN(data1)) {
							validate24.errors = [{
								instancePath: instancePath + "/gps/lat",
								schemaPath: "#/components/schemas/LocationPosition/properties/lat/maximum",
								keyword: "maximum",
								params: {
									comparison: "<=",
									limit: 90
								},
								message: "must be <= 90"
							}];
							return false;
						} else if (data1 < -90 || isNaN(data1)) {
							validate24.errors = [{
								instancePath: instancePath + "/gps/lat",
								schemaPath: "#/components/schemas/LocationPosition/properties/lat/minimum",
								keyword: "minimum",
								params: {
									comparison: ">=",
									limit: -90
								},
								message: "must be >= -90"
							}];
							return false;
						}
					}
					var valid2 = true;
				} else var valid2 = true;
				if (valid2) {
					if (data0.lon !== void 0) {
						let data2 = data0.lon;
						if (!(typeof data2 == "number") && data2 !== null) {
							validate24.errors = [{
								instancePath: instancePath + "/gps/lon",
								schemaPath: "#/components/schemas/LocationPosition/properties/lon/type",
								keyword: "type",
								params: { type: schema32.properties.lon.type },
								message: "must be number,null"
							}];
							return false;
						}
						if (typeof data2 == "number") {
							if (data2 > 180 || isNaN(data2)) {
								validate24.errors = [{
									instancePath: instancePath + "/gps/lon",
									schemaPath: "#/components/schemas/LocationPosition/properties/lon/maximum",
									keyword: "maximum",
									params: {
										comparison: "<=",
										limit: 180
									},
									message: "must be <= 180"
								}];
								return false;
							} else if (data2 < -180 || isNaN(data2)) {
								validate24.errors = [{
									instancePath: instancePath + "/gps/lon",
									schemaPath: "#/components/schemas/LocationPosition/properties/lon/minimum",
									keyword: "minimum",
									params: {
										comparison: ">=",
										limit: -180
									},
									message: "must be >= -180"
								}];
								return false;
							}
						}
						var valid2 = true;
					} else var valid2 = true;
				}
			} else {
				validate24.errors = [{
					instancePath: instancePath + "/gps",
					schemaPath: "#/components/schemas/LocationPosition/type",
					keyword: "type",
					params: { type: "object" },
					message: "must be object"
				}];
				return false;
			}
		}
	} else {
		validate24.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}];
		return false;
	}
	validate24.errors = vErrors;
	return true;
}
function validate23(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.country !== void 0) {
				let data0 = data.country;
				const _errs1 = errors;
				if (typeof data0 !== "string" && data0 !== null) {
					validate23.errors = [{
						instancePath: instancePath + "/country",
						schemaPath: "#/properties/country/type",
						keyword: "type",
						params: { type: schema28.properties.country.type },
						message: "must be string,null"
					}];
					return false;
				}
				var valid0 = _errs1 === errors;
			} else var valid0 = true;
			if (valid0) {
				if (data.state !== void 0) {
					let data1 = data.state;
					const _errs3 = errors;
					if (typeof data1 !== "string" && data1 !== null) {
						validate23.errors = [{
							instancePath: instancePath + "/state",
							schemaPath: "#/properties/state/type",
							keyword: "type",
							params: { type: schema28.properties.state.type },
							message: "must be string,null"
						}];
						return false;
					}
					var valid0 = _errs3 === errors;
				} else var valid0 = true;
				if (valid0) {
					if (data.region !== void 0) {
						let data2 = data.region;
						const _errs5 = errors;
						if (typeof data2 !== "string" && data2 !== null) {
							validate23.errors = [{
								instancePath: instancePath + "/region",
								schemaPath: "#/properties/region/type",
								keyword: "type",
								params: { type: schema28.properties.region.type },
								message: "must be string,null"
							}];
							return false;
						}
						var valid0 = _errs5 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.district !== void 0) {
							let data3 = data.district;
							const _errs7 = errors;
							if (typeof data3 !== "string" && data3 !== null) {
								validate23.errors = [{
									instancePath: instancePath + "/district",
									schemaPath: "#/properties/district/type",
									keyword: "type",
									params: { type: schema28.properties.district.type },
									message: "must be string,null"
								}];
								return false;
							}
							var valid0 = _errs7 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.cityPart !== void 0) {
								let data4 = data.cityPart;
								const _errs9 = errors;
								if (typeof data4 !== "string" && data4 !== null) {
									validate23.errors = [{
										instancePath: instancePath + "/cityPart",
										schemaPath: "#/properties/cityPart/type",
										keyword: "type",
										params: { type: schema28.properties.cityPart.type },
										message: "must be string,null"
									}];
									return false;
								}
								var valid0 = _errs9 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.city !== void 0) {
									let data5 = data.city;
									const _errs11 = errors;
									if (typeof data5 !== "string" && data5 !== null) {
										validate23.errors = [{
											instancePath: instancePath + "/city",
											schemaPath: "#/properties/city/type",
											keyword: "type",
											params: { type: schema28.properties.city.type },
											message: "must be string,null"
										}];
										return false;
									}
									var valid0 = _errs11 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.street !== void 0) {
										let data6 = data.street;
										const _errs13 = errors;
										if (typeof data6 !== "string" && data6 !== null) {
											validate23.errors = [{
												instancePath: instancePath + "/street",
												schemaPath: "#/properties/street/type",
												keyword: "type",
												params: { type: schema28.properties.street.type },
												message: "must be string,null"
											}];
											return false;
										}
										var valid0 = _errs13 === errors;
									} else var valid0 = true;
									if (valid0) {
										if (data.streetWithNumber !== void 0) {
											let data7 = data.streetWithNumber;
											const _errs15 = errors;
											if (typeof data7 !== "string" && data7 !== null) {
												validate23.errors = [{
													instancePath: instancePath + "/streetWithNumber",
													schemaPath: "#/properties/streetWithNumber/type",
													keyword: "type",
													params: { type: schema28.properties.streetWithNumber.type },
													message: "must be string,null"
												}];
												return false;
											}
											var valid0 = _errs15 === errors;
										} else var valid0 = true;
										if (valid0) {
											if (data.number !== void 0) {
												let data8 = data.number;
												const _errs17 = errors;
												if (errors === errors) {
													if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
														if (data8.full !== void 0) {
															let data9 = data8.full;
															const _errs20 = errors;
															if (typeof data9 !== "string" && data9 !== null) {
																validate23.errors = [{
																	instancePath: instancePath + "/number/full",
																	schemaPath: "#/components/schemas/LocationNumber/properties/full/type",
																	keyword: "type",
																	params: { type: schema29.properties.full.type },
																	message: "must be string,null"
																}];
																return false;
															}
															var valid2 = _errs20 === errors;
														} else var valid2 = true;
														if (valid2) {
															if (data8.part1 !== void 0) {
																let data10 = data8.part1;
																const _errs22 = errors;
																if (typeof data10 !== "string" && data10 !== null) {
																	validate23.errors = [{
																		instancePath: instancePath + "/number/part1",
																		schemaPath: "#/components/schemas/LocationNumber/properties/part1/type",
																		keyword: "type",
																		params: { type: schema29.properties.part1.type },
																		message: "must be string,null"
																	}];
																	return false;
																}
																var valid2 = _errs22 === errors;
															} else var valid2 = true;
															if (valid2) {
																if (data8.part1Number !== void 0) {
																	let data11 = data8.part1Number;
																	const _errs24 = errors;
																	if (typeof data11 !== "string" && data11 !== null) {
																		validate23.errors = [{
																			instancePath: instancePath + "/number/part1Number",
																			schemaPath: "#/components/schemas/LocationNumber/properties/part1Number/type",
																			keyword: "type",
																			params: { type: schema29.properties.part1Number.type },
																			message: "must be string,null"
																		}];
																		return false;
																	}
																	var valid2 = _errs24 === errors;
																} else var valid2 = true;
																if (valid2) {
																	if (data8.part1Letter !== void 0) {
																		let data12 = data8.part1Letter;
																		const _errs26 = errors;
																		if (typeof data12 !== "string" && data12 !== null) {
																			validate23.errors = [{
																				instancePath: instancePath + "/number/part1Letter",
																				schemaPath: "#/components/schemas/LocationNumber/properties/part1Letter/type",
																				keyword: "type",
																				params: { type: schema29.properties.part1Letter.type },
																				message: "must be string,null"
																			}];
																			return false;
																		}
																		var valid2 = _errs26 === errors;
																	} else var valid2 = true;
																	if (valid2) {
																		if (data8.part2 !== void 0) {
																			let data13 = data8.part2;
																			const _errs28 = errors;
																			if (typeof data13 !== "string" && data13 !== null) {
																				validate23.errors = [{
																					instancePath: instancePath + "/number/part2",
																					schemaPath: "#/components/schemas/LocationNumber/properties/part2/type",
																					keyword: "type",
																					params: { type: schema29.properties.part2.type },
																					message: "must be string,null"
																				}];
																				return false;
																			}
																			var valid2 = _errs28 === errors;
																		} else var valid2 = true;
																		if (valid2) {
																			if (data8.part2Number !== void 0) {
																				let data14 = data8.part2Number;
																				const _errs30 = errors;
																				if (typeof data14 !== "string" && data14 !== null) {
																					validate23.errors = [{
																						instancePath: instancePath + "/number/part2Number",
																						schemaPath: "#/components/schemas/LocationNumber/properties/part2Number/type",
																						keyword: "type",
																						params: { type: schema29.properties.part2Number.type },
																						message: "must be string,null"
																					}];
																					return false;
																				}
																				var valid2 = _errs30 === errors;
																			} else var valid2 = true;
																			if (valid2) {
																				if (data8.part2Letter !== void 0) {
																					let data15 = data8.part2Letter;
																					const _errs32 = errors;
																					if (typeof data15 !== "string" && data15 !== null) {
																						validate23.errors = [{
																							instancePath: instancePath + "/number/part2Letter",
																							schemaPath: "#/components/schemas/LocationNumber/properties/part2Letter/type",
																							keyword: "type",
																							params: { type: schema29.properties.part2Letter.type },
																							message: "must be string,null"
																						}];
																						return false;
																					}
																					var valid2 = _errs32 === errors;
																				} else var valid2 = true;
																				if (valid2) {
																					if (data8.type !== void 0) {
																						let data16 = data8.type;
																						const _errs34 = errors;
																						if (typeof data16 !== "string" && data16 !== null) {
																							validate23.errors = [{
																								instancePath: instancePath + "/number/type",
																								schemaPath: "#/components/schemas/LocationNumber/properties/type/type",
																								keyword: "type",
																								params: { type: schema29.properties.type.type },
																								message: "must be string,null"
																							}];
																							return false;
																						}
																						var valid2 = _errs34 === errors;
																					} else var valid2 = true;
																				}
																			}
																		}
																	}
																}
															}
														}
													} else {
														validate23.errors = [{
															instancePath: instancePath + "/number",
															schemaPath: "#/components/schemas/LocationNumber/type",
															keyword: "type",
															params: { type: "object" },
															message: "must be object"
														}];
														return false;
													}
												}
												var valid0 = _errs17 === errors;
											} else var valid0 = true;
											if (valid0) {
												if (data.zip !== void 0) {
													let data17 = data.zip;
													const _errs36 = errors;
													if (typeof data17 !== "string" && data17 !== null) {
														validate23.errors = [{
															instancePath: instancePath + "/zip",
															schemaPath: "#/properties/zip/type",
															keyword: "type",
															params: { type: schema28.properties.zip.type },
															message: "must be string,null"
														}];
														return false;
													}
													var valid0 = _errs36 === errors;
												} else var valid0 = true;
												if (valid0) {
													if (data.full !== void 0) {
														let data18 = data.full;
														const _errs38 = errors;
														if (typeof data18 !== "string" && data18 !== null) {
															validate23.errors = [{
																instancePath: instancePath + "/full",
																schemaPath: "#/properties/full/type",
																keyword: "type",
																params: { type: schema28.properties.full.type },
																message: "must be string,null"
															}];
															return false;
														}
														var valid0 = _errs38 === errors;
													} else var valid0 = true;
													if (valid0) {
														if (data.ids !== void 0) {
															let data19 = data.ids;
															const _errs40 = errors;
															if (errors === errors) {
																if (data19 && typeof data19 == "object" && !Array.isArray(data19)) {
																	if (data19.internal !== void 0) {
																		let data20 = data19.internal;
																		const _errs43 = errors;
																		if (typeof data20 !== "string" && data20 !== null) {
																			validate23.errors = [{
																				instancePath: instancePath + "/ids/internal",
																				schemaPath: "#/components/schemas/LocationIds/properties/internal/type",
																				keyword: "type",
																				params: { type: schema30.properties.internal.type },
																				message: "must be string,null"
																			}];
																			return false;
																		}
																		var valid4 = _errs43 === errors;
																	} else var valid4 = true;
																	if (valid4) {
																		if (data19.external !== void 0) {
																			let data21 = data19.external;
																			const _errs45 = errors;
																			if (typeof data21 !== "string" && data21 !== null) {
																				validate23.errors = [{
																					instancePath: instancePath + "/ids/external",
																					schemaPath: "#/components/schemas/LocationIds/properties/external/type",
																					keyword: "type",
																					params: { type: schema30.properties.external.type },
																					message: "must be string,null"
																				}];
																				return false;
																			}
																			var valid4 = _errs45 === errors;
																		} else var valid4 = true;
																	}
																} else {
																	validate23.errors = [{
																		instancePath: instancePath + "/ids",
																		schemaPath: "#/components/schemas/LocationIds/type",
																		keyword: "type",
																		params: { type: "object" },
																		message: "must be object"
																	}];
																	return false;
																}
															}
															var valid0 = _errs40 === errors;
														} else var valid0 = true;
														if (valid0) {
															if (data.geometry !== void 0) {
																const _errs47 = errors;
																if (!validate24(data.geometry, {
																	instancePath: instancePath + "/geometry",
																	parentData: data,
																	parentDataProperty: "geometry",
																	rootData
																})) {
																	vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
																	errors = vErrors.length;
																}
																var valid0 = _errs47 === errors;
															} else var valid0 = true;
														}
													}
												}
											}
										}
									}
								}
							}
						}
					}
				}
			}
		} else {
			validate23.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			}];
			return false;
		}
	}
	validate23.errors = vErrors;
	return errors === 0;
}
function validate22(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.data === void 0 && (missing0 = "data")) {
				validate22.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 },
					message: "must have required property '" + missing0 + "'"
				}];
				return false;
			} else if (data.data !== void 0) {
				if (!validate23(data.data, {
					instancePath: instancePath + "/data",
					parentData: data,
					parentDataProperty: "data",
					rootData
				})) {
					vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
					errors = vErrors.length;
				}
			}
		} else {
			validate22.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			}];
			return false;
		}
	}
	validate22.errors = vErrors;
	return errors === 0;
}
function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.results === void 0 && (missing0 = "results")) {
				validate21.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 },
					message: "must have required property '" + missing0 + "'"
				}];
				return false;
			} else if (data.results !== void 0) {
				let data0 = data.results;
				if (errors === errors) {
					if (Array.isArray(data0)) {
						const len0 = data0.length;
						for (let i0 = 0; i0 < len0; i0++) {
							const _errs3 = errors;
							if (!validate22(data0[i0], {
								instancePath: instancePath + "/results/" + i0,
								parentData: data0,
								parentDataProperty: i0,
								rootData
							})) {
								vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
								errors = vErrors.length;
							}
							if (!(_errs3 === errors)) break;
						}
					} else {
						validate21.errors = [{
							instancePath: instancePath + "/results",
							schemaPath: "#/properties/results/type",
							keyword: "type",
							params: { type: "array" },
							message: "must be array"
						}];
						return false;
					}
				}
			}
		} else {
			validate21.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			}];
			return false;
		}
	}
	validate21.errors = vErrors;
	return errors === 0;
}
function validate20(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (!validate21(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData
	})) {
		vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
		errors = vErrors.length;
	}
	validate20.errors = vErrors;
	return errors === 0;
}
const check3 = validate29;
function validate30(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.errors === void 0 && (missing0 = "errors")) {
			validate30.errors = [{
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: missing0 },
				message: "must have required property '" + missing0 + "'"
			}];
			return false;
		} else if (data.errors !== void 0) {
			let data0 = data.errors;
			if (Array.isArray(data0)) {
				if (data0.length < 1) {
					validate30.errors = [{
						instancePath: instancePath + "/errors",
						schemaPath: "#/properties/errors/minItems",
						keyword: "minItems",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 items"
					}];
					return false;
				} else {
					const len0 = data0.length;
					for (let i0 = 0; i0 < len0; i0++) {
						let data1 = data0[i0];
						if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
							let missing1;
							if (data1.group === void 0 && (missing1 = "group") || data1.type === void 0 && (missing1 = "type") || data1.subtype === void 0 && (missing1 = "subtype") || data1.severity === void 0 && (missing1 = "severity") || data1.relatedTo === void 0 && (missing1 = "relatedTo") || data1.description === void 0 && (missing1 = "description")) {
								validate30.errors = [{
									instancePath: instancePath + "/errors/" + i0,
									schemaPath: "#/components/schemas/RequestError/required",
									keyword: "required",
									params: { missingProperty: missing1 },
									message: "must have required property '" + missing1 + "'"
								}];
								return false;
							} else {
								if (data1.group !== void 0) {
									if (typeof data1.group !== "string") {
										validate30.errors = [{
											instancePath: instancePath + "/errors/" + i0 + "/group",
											schemaPath: "#/components/schemas/RequestError/properties/group/type",
											keyword: "type",
											params: { type: "string" },
											message: "must be string"
										}];
										return false;
									}
									var valid3 = true;
								} else var valid3 = true;
								if (valid3) {
									if (data1.type !== void 0) {
										if (typeof data1.type !== "string") {
											validate30.errors = [{
												instancePath: instancePath + "/errors/" + i0 + "/type",
												schemaPath: "#/components/schemas/RequestError/properties/type/type",
												keyword: "type",
												params: { type: "string" },
												message: "must be string"
											}];
											return false;
										}
										var valid3 = true;
									} else var valid3 = true;
									if (valid3) {
										if (data1.subtype !== void 0) {
											if (typeof data1.subtype !== "string") {
												validate30.errors = [{
													instancePath: instancePath + "/errors/" + i0 + "/subtype",
													schemaPath: "#/components/schemas/RequestError/properties/subtype/type",
													keyword: "type",
													params: { type: "string" },
													message: "must be string"
												}];
												return false;
											}
											var valid3 = true;
										} else var valid3 = true;
										if (valid3) {
											if (data1.severity !== void 0) {
												if (typeof data1.severity !== "string") {
													validate30.errors = [{
														instancePath: instancePath + "/errors/" + i0 + "/severity",
														schemaPath: "#/components/schemas/RequestError/properties/severity/type",
														keyword: "type",
														params: { type: "string" },
														message: "must be string"
													}];
													return false;
												}
												var valid3 = true;
											} else var valid3 = true;
											if (valid3) {
												if (data1.relatedTo !== void 0) {
													let data6 = data1.relatedTo;
													if (Array.isArray(data6)) {
														const len1 = data6.length;
														for (let i1 = 0; i1 < len1; i1++) if (typeof data6[i1] !== "string") {
															validate30.errors = [{
																instancePath: instancePath + "/errors/" + i0 + "/relatedTo/" + i1,
																schemaPath: "#/components/schemas/RequestError/properties/relatedTo/items/type",
																keyword: "type",
																params: { type: "string" },
																message: "must be string"
															}];
															return false;
														}
													} else {
														validate30.errors = [{
															instancePath: instancePath + "/errors/" + i0 + "/relatedTo",
															schemaPath: "#/components/schemas/RequestError/properties/relatedTo/type",
															keyword: "type",
															params: { type: "array" },
															message: "must be array"
														}];
														return false;
													}
													var valid3 = true;
												} else var valid3 = true;
												if (valid3) {
													if (data1.description !== void 0) {
														if (typeof data1.description !== "string") {
															validate30.errors = [{
																instancePath: instancePath + "/errors/" + i0 + "/description",
																schemaPath: "#/components/schemas/RequestError/properties/description/type",
																keyword: "type",
																params: { type: "string" },
																message: "must be string"
															}];
															return false;
														}
														var valid3 = true;
													} else var valid3 = true;
												}
											}
										}
									}
								}
							}
						} else {
							validate30.errors = [{
								instancePath: instancePath + "/errors/" + i0,
								schemaPath: "#/components/schemas/RequestError/type",
								keyword: "type",
								params: { type: "object" },
								message: "must be object"
							}];
							return false;
						}
					}
				}
			} else {
				validate30.errors = [{
					instancePath: instancePath + "/errors",
					schemaPath: "#/properties/errors/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				}];
				return false;
			}
		}
	} else {
		validate30.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}];
		return false;
	}
	validate30.errors = vErrors;
	return true;
}
function validate29(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (!validate30(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData
	})) {
		vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
		errors = vErrors.length;
	}
	validate29.errors = vErrors;
	return errors === 0;
}
const check4 = validate32;
const schema40 = {
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
function validate35(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.radius !== void 0) {
				let data0 = data.radius;
				const _errs1 = errors;
				if (!(typeof data0 == "number") && data0 !== null) {
					validate35.errors = [{
						instancePath: instancePath + "/radius",
						schemaPath: "#/properties/radius/type",
						keyword: "type",
						params: { type: schema40.properties.radius.type },
						message: "must be number,null"
					}];
					return false;
				}
				if (errors === _errs1) {
					if (typeof data0 == "number") {
						if (data0 > 1e3 || isNaN(data0)) {
							validate35.errors = [{
								instancePath: instancePath + "/radius",
								schemaPath: "#/properties/radius/maximum",
								keyword: "maximum",
								params: {
									comparison: "<=",
									limit: 1e3
								},
								message: "must be <= 1000"
							}];
							return false;
						} else if (data0 < 1 || isNaN(data0)) {
							validate35.errors = [{
								instancePath: instancePath + "/radius",
								schemaPath: "#/properties/radius/minimum",
								keyword: "minimum",
								params: {
									comparison: ">=",
									limit: 1
								},
								message: "must be >= 1"
							}];
							return false;
						}
					}
				}
				var valid0 = _errs1 === errors;
			} else var valid0 = true;
			if (valid0) {
				if (data.acceptNearest !== void 0) {
					let data1 = data.acceptNearest;
					const _errs3 = errors;
					if (typeof data1 !== "boolean" && data1 !== null) {
						validate35.errors = [{
							instancePath: instancePath + "/acceptNearest",
							schemaPath: "#/properties/acceptNearest/type",
							keyword: "type",
							params: { type: schema40.properties.acceptNearest.type },
							message: "must be boolean,null"
						}];
						return false;
					}
					var valid0 = _errs3 === errors;
				} else var valid0 = true;
				if (valid0) {
					if (data.dataScope !== void 0) {
						let data2 = data.dataScope;
						const _errs5 = errors;
						const _errs7 = errors;
						let valid2 = false;
						const _errs8 = errors;
						if (typeof data2 !== "string") {
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
						if (!(data2 === "basic" || data2 === "full")) {
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
						var _valid0 = _errs8 === errors;
						valid2 = valid2 || _valid0;
						if (!valid2) {
							const _errs10 = errors;
							if (typeof data2 !== "string") {
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
							var _valid0 = _errs10 === errors;
							valid2 = valid2 || _valid0;
							if (!valid2) {
								const _errs12 = errors;
								if (data2 !== null) {
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
								var _valid0 = _errs12 === errors;
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
							validate35.errors = vErrors;
							return false;
						} else {
							errors = _errs7;
							if (vErrors !== null) {
								if (_errs7) vErrors.length = _errs7;
								else vErrors = null;
							}
						}
						var valid0 = _errs5 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.dataSource !== void 0) {
							let data3 = data.dataSource;
							const _errs14 = errors;
							const _errs15 = errors;
							if (!Array.isArray(data3) && data3 !== null) {
								validate35.errors = [{
									instancePath: instancePath + "/dataSource",
									schemaPath: "#/components/schemas/LocationDataSource/type",
									keyword: "type",
									params: { type: schema18.type },
									message: "must be array,null"
								}];
								return false;
							}
							if (errors === _errs15) {
								if (Array.isArray(data3)) {
									const len0 = data3.length;
									for (let i0 = 0; i0 < len0; i0++) {
										let data4 = data3[i0];
										const _errs17 = errors;
										const _errs18 = errors;
										let valid5 = false;
										const _errs19 = errors;
										if (typeof data4 !== "string") {
											const err5 = {
												instancePath: instancePath + "/dataSource/" + i0,
												schemaPath: "#/components/schemas/LocationDataSource/items/anyOf/0/type",
												keyword: "type",
												params: { type: "string" },
												message: "must be string"
											};
											if (vErrors === null) vErrors = [err5];
											else vErrors.push(err5);
											errors++;
										}
										if (!(data4 === "CZ" || data4 === "SK" || data4 === "PL")) {
											const err6 = {
												instancePath: instancePath + "/dataSource/" + i0,
												schemaPath: "#/components/schemas/LocationDataSource/items/anyOf/0/enum",
												keyword: "enum",
												params: { allowedValues: schema18.items.anyOf[0].enum },
												message: "must be equal to one of the allowed values"
											};
											if (vErrors === null) vErrors = [err6];
											else vErrors.push(err6);
											errors++;
										}
										var _valid1 = _errs19 === errors;
										valid5 = valid5 || _valid1;
										if (!valid5) {
											const _errs21 = errors;
											if (typeof data4 !== "string") {
												const err7 = {
													instancePath: instancePath + "/dataSource/" + i0,
													schemaPath: "#/components/schemas/LocationDataSource/items/anyOf/1/type",
													keyword: "type",
													params: { type: "string" },
													message: "must be string"
												};
												if (vErrors === null) vErrors = [err7];
												else vErrors.push(err7);
												errors++;
											}
											var _valid1 = _errs21 === errors;
											valid5 = valid5 || _valid1;
										}
										if (!valid5) {
											const err8 = {
												instancePath: instancePath + "/dataSource/" + i0,
												schemaPath: "#/components/schemas/LocationDataSource/items/anyOf",
												keyword: "anyOf",
												params: {},
												message: "must match a schema in anyOf"
											};
											if (vErrors === null) vErrors = [err8];
											else vErrors.push(err8);
											errors++;
											validate35.errors = vErrors;
											return false;
										} else {
											errors = _errs18;
											if (vErrors !== null) {
												if (_errs18) vErrors.length = _errs18;
												else vErrors = null;
											}
										}
										if (!(_errs17 === errors)) break;
									}
								}
							}
							var valid0 = _errs14 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.zipFormat !== void 0) {
								let data5 = data.zipFormat;
								const _errs23 = errors;
								if (typeof data5 !== "boolean" && data5 !== null) {
									validate35.errors = [{
										instancePath: instancePath + "/zipFormat",
										schemaPath: "#/components/schemas/ZipFormat/type",
										keyword: "type",
										params: { type: schema19.type },
										message: "must be boolean,null"
									}];
									return false;
								}
								var valid0 = _errs23 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.cityFormat !== void 0) {
									let data6 = data.cityFormat;
									const _errs26 = errors;
									const _errs28 = errors;
									let valid8 = false;
									const _errs29 = errors;
									if (typeof data6 !== "string") {
										const err9 = {
											instancePath: instancePath + "/cityFormat",
											schemaPath: "#/components/schemas/CityFormat/anyOf/0/type",
											keyword: "type",
											params: { type: "string" },
											message: "must be string"
										};
										if (vErrors === null) vErrors = [err9];
										else vErrors.push(err9);
										errors++;
									}
									if (!(data6 === "minimal" || data6 === "basic" || data6 === "extended")) {
										const err10 = {
											instancePath: instancePath + "/cityFormat",
											schemaPath: "#/components/schemas/CityFormat/anyOf/0/enum",
											keyword: "enum",
											params: { allowedValues: schema20.anyOf[0].enum },
											message: "must be equal to one of the allowed values"
										};
										if (vErrors === null) vErrors = [err10];
										else vErrors.push(err10);
										errors++;
									}
									var _valid2 = _errs29 === errors;
									valid8 = valid8 || _valid2;
									if (!valid8) {
										const _errs31 = errors;
										if (typeof data6 !== "string") {
											const err11 = {
												instancePath: instancePath + "/cityFormat",
												schemaPath: "#/components/schemas/CityFormat/anyOf/1/type",
												keyword: "type",
												params: { type: "string" },
												message: "must be string"
											};
											if (vErrors === null) vErrors = [err11];
											else vErrors.push(err11);
											errors++;
										}
										var _valid2 = _errs31 === errors;
										valid8 = valid8 || _valid2;
										if (!valid8) {
											const _errs33 = errors;
											if (data6 !== null) {
												const err12 = {
													instancePath: instancePath + "/cityFormat",
													schemaPath: "#/components/schemas/CityFormat/anyOf/2/type",
													keyword: "type",
													params: { type: "null" },
													message: "must be null"
												};
												if (vErrors === null) vErrors = [err12];
												else vErrors.push(err12);
												errors++;
											}
											var _valid2 = _errs33 === errors;
											valid8 = valid8 || _valid2;
										}
									}
									if (!valid8) {
										const err13 = {
											instancePath: instancePath + "/cityFormat",
											schemaPath: "#/components/schemas/CityFormat/anyOf",
											keyword: "anyOf",
											params: {},
											message: "must match a schema in anyOf"
										};
										if (vErrors === null) vErrors = [err13];
										else vErrors.push(err13);
										errors++;
										validate35.errors = vErrors;
										return false;
									} else {
										errors = _errs28;
										if (vErrors !== null) {
											if (_errs28) vErrors.length = _errs28;
											else vErrors = null;
										}
									}
									var valid0 = _errs26 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.countryFormat !== void 0) {
										let data7 = data.countryFormat;
										const _errs35 = errors;
										const _errs37 = errors;
										let valid10 = false;
										const _errs38 = errors;
										if (typeof data7 !== "string") {
											const err14 = {
												instancePath: instancePath + "/countryFormat",
												schemaPath: "#/components/schemas/CountryFormat/anyOf/0/type",
												keyword: "type",
												params: { type: "string" },
												message: "must be string"
											};
											if (vErrors === null) vErrors = [err14];
											else vErrors.push(err14);
											errors++;
										}
										if (!(data7 === "alpha2" || data7 === "alpha3" || data7 === "local" || data7 === "localShortened" || data7 === "international" || data7 === "internationalShortened")) {
											const err15 = {
												instancePath: instancePath + "/countryFormat",
												schemaPath: "#/components/schemas/CountryFormat/anyOf/0/enum",
												keyword: "enum",
												params: { allowedValues: schema21.anyOf[0].enum },
												message: "must be equal to one of the allowed values"
											};
											if (vErrors === null) vErrors = [err15];
											else vErrors.push(err15);
											errors++;
										}
										var _valid3 = _errs38 === errors;
										valid10 = valid10 || _valid3;
										if (!valid10) {
											const _errs40 = errors;
											if (typeof data7 !== "string") {
												const err16 = {
													instancePath: instancePath + "/countryFormat",
													schemaPath: "#/components/schemas/CountryFormat/anyOf/1/type",
													keyword: "type",
													params: { type: "string" },
													message: "must be string"
												};
												if (vErrors === null) vErrors = [err16];
												else vErrors.push(err16);
												errors++;
											}
											var _valid3 = _errs40 === errors;
											valid10 = valid10 || _valid3;
											if (!valid10) {
												const _errs42 = errors;
												if (data7 !== null) {
													const err17 = {
														instancePath: instancePath + "/countryFormat",
														schemaPath: "#/components/schemas/CountryFormat/anyOf/2/type",
														keyword: "type",
														params: { type: "null" },
														message: "must be null"
													};
													if (vErrors === null) vErrors = [err17];
													else vErrors.push(err17);
													errors++;
												}
												var _valid3 = _errs42 === errors;
												valid10 = valid10 || _valid3;
											}
										}
										if (!valid10) {
											const err18 = {
												instancePath: instancePath + "/countryFormat",
												schemaPath: "#/components/schemas/CountryFormat/anyOf",
												keyword: "anyOf",
												params: {},
												message: "must match a schema in anyOf"
											};
											if (vErrors === null) vErrors = [err18];
											else vErrors.push(err18);
											errors++;
											validate35.errors = vErrors;
											return false;
										} else {
											errors = _errs37;
											if (vErrors !== null) {
												if (_errs37) vErrors.length = _errs37;
												else vErrors = null;
											}
										}
										var valid0 = _errs35 === errors;
									} else var valid0 = true;
								}
							}
						}
					}
				}
			}
		} else {
			validate35.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			}];
			return false;
		}
	}
	validate35.errors = vErrors;
	return errors === 0;
}
function validate34(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.query === void 0 && (missing0 = "query")) {
				validate34.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 },
					message: "must have required property '" + missing0 + "'"
				}];
				return false;
			} else {
				if (data.query !== void 0) {
					let data0 = data.query;
					const _errs1 = errors;
					if (errors === errors) {
						if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
							let missing1;
							if (data0.lat === void 0 && (missing1 = "lat") || data0.lon === void 0 && (missing1 = "lon")) {
								validate34.errors = [{
									instancePath: instancePath + "/query",
									schemaPath: "#/components/schemas/LocationLocalizeQuery/required",
									keyword: "required",
									params: { missingProperty: missing1 },
									message: "must have required property '" + missing1 + "'"
								}];
								return false;
							} else {
								if (data0.lat !== void 0) {
									let data1 = data0.lat;
									const _errs4 = errors;
									if (errors === _errs4) {
										if (typeof data1 == "number") {
											if (data1 > 90 || isNaN(data1)) {
												validate34.errors = [{
													instancePath: instancePath + "/query/lat",
													schemaPath: "#/components/schemas/LocationLocalizeQuery/properties/lat/maximum",
													keyword: "maximum",
													params: {
														comparison: "<=",
														limit: 90
													},
													message: "must be <= 90"
												}];
												return false;
											} else if (data1 < -90 || isNaN(data1)) {
												validate34.errors = [{
													instancePath: instancePath + "/query/lat",
													schemaPath: "#/components/schemas/LocationLocalizeQuery/properties/lat/minimum",
													keyword: "minimum",
													params: {
														comparison: ">=",
														limit: -90
													},
													message: "must be >= -90"
												}];
												return false;
											}
										} else {
											validate34.errors = [{
												instancePath: instancePath + "/query/lat",
												schemaPath: "#/components/schemas/LocationLocalizeQuery/properties/lat/type",
												keyword: "type",
												params: { type: "number" },
												message: "must be number"
											}];
											return false;
										}
									}
									var valid2 = _errs4 === errors;
								} else var valid2 = true;
								if (valid2) {
									if (data0.lon !== void 0) {
										let data2 = data0.lon;
										const _errs6 = errors;
										if (errors === _errs6) {
											if (typeof data2 == "number") {
												if (data2 > 180 || isNaN(data2)) {
													validate34.errors = [{
														instancePath: instancePath + "/query/lon",
														schemaPath: "#/components/schemas/LocationLocalizeQuery/properties/lon/maximum",
														keyword: "maximum",
														params: {
															comparison: "<=",
															limit: 180
														},
														message: "must be <= 180"
													}];
													return false;
												} else if (data2 < -180 || isNaN(data2)) {
													validate34.errors = [{
														instancePath: instancePath + "/query/lon",
														schemaPath: "#/components/schemas/LocationLocalizeQuery/properties/lon/minimum",
														keyword: "minimum",
														params: {
															comparison: ">=",
															limit: -180
														},
														message: "must be >= -180"
													}];
													return false;
												}
											} else {
												validate34.errors = [{
													instancePath: instancePath + "/query/lon",
													schemaPath: "#/components/schemas/LocationLocalizeQuery/properties/lon/type",
													keyword: "type",
													params: { type: "number" },
													message: "must be number"
												}];
												return false;
											}
										}
										var valid2 = _errs6 === errors;
									} else var valid2 = true;
								}
							}
						} else {
							validate34.errors = [{
								instancePath: instancePath + "/query",
								schemaPath: "#/components/schemas/LocationLocalizeQuery/type",
								keyword: "type",
								params: { type: "object" },
								message: "must be object"
							}];
							return false;
						}
					}
					var valid0 = _errs1 === errors;
				} else var valid0 = true;
				if (valid0) {
					if (data.options !== void 0) {
						const _errs8 = errors;
						if (!validate35(data.options, {
							instancePath: instancePath + "/options",
							parentData: data,
							parentDataProperty: "options",
							rootData
						})) {
							vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
							errors = vErrors.length;
						}
						var valid0 = _errs8 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.client !== void 0) {
							const _errs9 = errors;
							if (!validate16(data.client, {
								instancePath: instancePath + "/client",
								parentData: data,
								parentDataProperty: "client",
								rootData
							})) {
								vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
								errors = vErrors.length;
							}
							var valid0 = _errs9 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.customId !== void 0) {
								let data5 = data.customId;
								const _errs10 = errors;
								if (typeof data5 !== "string" && data5 !== null) {
									validate34.errors = [{
										instancePath: instancePath + "/customId",
										schemaPath: "#/components/schemas/CustomId/type",
										keyword: "type",
										params: { type: schema24.type },
										message: "must be string,null"
									}];
									return false;
								}
								var valid0 = _errs10 === errors;
							} else var valid0 = true;
						}
					}
				}
			}
		} else {
			validate34.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			}];
			return false;
		}
	}
	validate34.errors = vErrors;
	return errors === 0;
}
function validate33(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.request === void 0 && (missing0 = "request")) {
				validate33.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 },
					message: "must have required property '" + missing0 + "'"
				}];
				return false;
			} else if (data.request !== void 0) {
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
			validate33.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			}];
			return false;
		}
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
const check5 = validate40;
function validate41(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.resultsCount === void 0 && (missing0 = "resultsCount") || data.results === void 0 && (missing0 = "results")) {
				validate41.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 },
					message: "must have required property '" + missing0 + "'"
				}];
				return false;
			} else {
				if (data.resultsCount !== void 0) {
					let data0 = data.resultsCount;
					const _errs1 = errors;
					const _errs2 = errors;
					if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0))) {
						validate41.errors = [{
							instancePath: instancePath + "/resultsCount",
							schemaPath: "#/components/schemas/ResultsCount/type",
							keyword: "type",
							params: { type: "integer" },
							message: "must be integer"
						}];
						return false;
					}
					if (errors === _errs2) {
						if (typeof data0 == "number") {
							if (data0 < 0 || isNaN(data0)) {
								validate41.errors = [{
									instancePath: instancePath + "/resultsCount",
									schemaPath: "#/components/schemas/ResultsCount/minimum",
									keyword: "minimum",
									params: {
										comparison: ">=",
										limit: 0
									},
									message: "must be >= 0"
								}];
								return false;
							}
						}
					}
					var valid0 = _errs1 === errors;
				} else var valid0 = true;
				if (valid0) {
					if (data.results !== void 0) {
						let data1 = data.results;
						const _errs4 = errors;
						if (errors === _errs4) {
							if (Array.isArray(data1)) {
								const len0 = data1.length;
								for (let i0 = 0; i0 < len0; i0++) {
									const _errs6 = errors;
									if (!validate22(data1[i0], {
										instancePath: instancePath + "/results/" + i0,
										parentData: data1,
										parentDataProperty: i0,
										rootData
									})) {
										vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
										errors = vErrors.length;
									}
									if (!(_errs6 === errors)) break;
								}
							} else {
								validate41.errors = [{
									instancePath: instancePath + "/results",
									schemaPath: "#/properties/results/type",
									keyword: "type",
									params: { type: "array" },
									message: "must be array"
								}];
								return false;
							}
						}
						var valid0 = _errs4 === errors;
					} else var valid0 = true;
				}
			}
		} else {
			validate41.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			}];
			return false;
		}
	}
	validate41.errors = vErrors;
	return errors === 0;
}
function validate40(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (!validate41(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData
	})) {
		vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
		errors = vErrors.length;
	}
	validate40.errors = vErrors;
	return errors === 0;
}
const check6 = validate44;
const schema53 = {
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
function validate47(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.type === void 0 && (missing0 = "type") || data.value === void 0 && (missing0 = "value")) {
				validate47.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 },
					message: "must have required property '" + missing0 + "'"
				}];
				return false;
			} else {
				if (data.type !== void 0) {
					let data0 = data.type;
					const _errs1 = errors;
					const _errs2 = errors;
					let valid1 = false;
					const _errs3 = errors;
					if (typeof data0 !== "string") {
						const err0 = {
							instancePath: instancePath + "/type",
							schemaPath: "#/properties/type/anyOf/0/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err0];
						else vErrors.push(err0);
						errors++;
					}
					if (!(data0 === "street" || data0 === "streetWithNumber" || data0 === "number.full" || data0 === "number.part1" || data0 === "number.part2" || data0 === "city" || data0 === "zip" || data0 === "full")) {
						const err1 = {
							instancePath: instancePath + "/type",
							schemaPath: "#/properties/type/anyOf/0/enum",
							keyword: "enum",
							params: { allowedValues: schema53.properties.type.anyOf[0].enum },
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
								instancePath: instancePath + "/type",
								schemaPath: "#/properties/type/anyOf/1/type",
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
					}
					if (!valid1) {
						const err3 = {
							instancePath: instancePath + "/type",
							schemaPath: "#/properties/type/anyOf",
							keyword: "anyOf",
							params: {},
							message: "must match a schema in anyOf"
						};
						if (vErrors === null) vErrors = [err3];
						else vErrors.push(err3);
						errors++;
						validate47.errors = vErrors;
						return false;
					} else {
						errors = _errs2;
						if (vErrors !== null) {
							if (_errs2) vErrors.length = _errs2;
							else vErrors = null;
						}
					}
					var valid0 = _errs1 === errors;
				} else var valid0 = true;
				if (valid0) {
					if (data.value !== void 0) {
						const _errs7 = errors;
						if (typeof data.value !== "string") {
							validate47.errors = [{
								instancePath: instancePath + "/value",
								schemaPath: "#/properties/value/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							}];
							return false;
						}
						var valid0 = _errs7 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.filter !== void 0) {
							let data2 = data.filter;
							const _errs9 = errors;
							if (errors === errors) {
								if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
									if (data2.country !== void 0) {
										const _errs12 = errors;
										if (typeof data2.country !== "string") {
											validate47.errors = [{
												instancePath: instancePath + "/filter/country",
												schemaPath: "#/components/schemas/LocationFilter/properties/country/type",
												keyword: "type",
												params: { type: "string" },
												message: "must be string"
											}];
											return false;
										}
										var valid3 = _errs12 === errors;
									} else var valid3 = true;
									if (valid3) {
										if (data2.street !== void 0) {
											const _errs14 = errors;
											if (typeof data2.street !== "string") {
												validate47.errors = [{
													instancePath: instancePath + "/filter/street",
													schemaPath: "#/components/schemas/LocationFilter/properties/street/type",
													keyword: "type",
													params: { type: "string" },
													message: "must be string"
												}];
												return false;
											}
											var valid3 = _errs14 === errors;
										} else var valid3 = true;
										if (valid3) {
											if (data2.streetWithNumber !== void 0) {
												const _errs16 = errors;
												if (typeof data2.streetWithNumber !== "string") {
													validate47.errors = [{
														instancePath: instancePath + "/filter/streetWithNumber",
														schemaPath: "#/components/schemas/LocationFilter/properties/streetWithNumber/type",
														keyword: "type",
														params: { type: "string" },
														message: "must be string"
													}];
													return false;
												}
												var valid3 = _errs16 === errors;
											} else var valid3 = true;
											if (valid3) {
												if (data2["number.full"] !== void 0) {
													const _errs18 = errors;
													if (typeof data2["number.full"] !== "string") {
														validate47.errors = [{
															instancePath: instancePath + "/filter/number.full",
															schemaPath: "#/components/schemas/LocationFilter/properties/number.full/type",
															keyword: "type",
															params: { type: "string" },
															message: "must be string"
														}];
														return false;
													}
													var valid3 = _errs18 === errors;
												} else var valid3 = true;
												if (valid3) {
													if (data2["number.part1"] !== void 0) {
														const _errs20 = errors;
														if (typeof data2["number.part1"] !== "string") {
															validate47.errors = [{
																instancePath: instancePath + "/filter/number.part1",
																schemaPath: "#/components/schemas/LocationFilter/properties/number.part1/type",
																keyword: "type",
																params: { type: "string" },
																message: "must be string"
															}];
															return false;
														}
														var valid3 = _errs20 === errors;
													} else var valid3 = true;
													if (valid3) {
														if (data2["number.part2"] !== void 0) {
															const _errs22 = errors;
															if (typeof data2["number.part2"] !== "string") {
																validate47.errors = [{
																	instancePath: instancePath + "/filter/number.part2",
																	schemaPath: "#/components/schemas/LocationFilter/properties/number.part2/type",
																	keyword: "type",
																	params: { type: "string" },
																	message: "must be string"
																}];
																return false;
															}
															var valid3 = _errs22 === errors;
														} else var valid3 = true;
														if (valid3) {
															if (data2.city !== void 0) {
																const _errs24 = errors;
																if (typeof data2.city !== "string") {
																	validate47.errors = [{
																		instancePath: instancePath + "/filter/city",
																		schemaPath: "#/components/schemas/LocationFilter/properties/city/type",
																		keyword: "type",
																		params: { type: "string" },
																		message: "must be string"
																	}];
																	return false;
																}
																var valid3 = _errs24 === errors;
															} else var valid3 = true;
															if (valid3) {
																if (data2.zip !== void 0) {
																	const _errs26 = errors;
																	if (typeof data2.zip !== "string") {
																		validate47.errors = [{
																			instancePath: instancePath + "/filter/zip",
																			schemaPath: "#/components/schemas/LocationFilter/properties/zip/type",
																			keyword: "type",
																			params: { type: "string" },
																			message: "must be string"
																		}];
																		return false;
																	}
																	var valid3 = _errs26 === errors;
																} else var valid3 = true;
																if (valid3) {
																	if (data2.full !== void 0) {
																		const _errs28 = errors;
																		if (typeof data2.full !== "string") {
																			validate47.errors = [{
																				instancePath: instancePath + "/filter/full",
																				schemaPath: "#/components/schemas/LocationFilter/properties/full/type",
																				keyword: "type",
																				params: { type: "string" },
																				message: "must be string"
																			}];
																			return false;
																		}
																		var valid3 = _errs28 === errors;
																	} else var valid3 = true;
																}
															}
														}
													}
												}
											}
										}
									}
								} else {
									validate47.errors = [{
										instancePath: instancePath + "/filter",
										schemaPath: "#/components/schemas/LocationFilter/type",
										keyword: "type",
										params: { type: "object" },
										message: "must be object"
									}];
									return false;
								}
							}
							var valid0 = _errs9 === errors;
						} else var valid0 = true;
					}
				}
			}
		} else {
			validate47.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			}];
			return false;
		}
	}
	validate47.errors = vErrors;
	return errors === 0;
}
const schema55 = {
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
const schema61 = { "anyOf": [
	{
		"type": "string",
		"enum": ["limit", "prefer"]
	},
	{ "type": "string" },
	{ "type": "null" }
] };
const schema62 = { "type": ["boolean", "null"] };
const schema63 = { "type": ["boolean", "null"] };
const schema64 = { "type": ["boolean", "null"] };
function validate49(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.dataScope !== void 0) {
				let data0 = data.dataScope;
				const _errs1 = errors;
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
					validate49.errors = vErrors;
					return false;
				} else {
					errors = _errs3;
					if (vErrors !== null) {
						if (_errs3) vErrors.length = _errs3;
						else vErrors = null;
					}
				}
				var valid0 = _errs1 === errors;
			} else var valid0 = true;
			if (valid0) {
				if (data.dataSource !== void 0) {
					let data1 = data.dataSource;
					const _errs10 = errors;
					const _errs11 = errors;
					if (!Array.isArray(data1) && data1 !== null) {
						validate49.errors = [{
							instancePath: instancePath + "/dataSource",
							schemaPath: "#/components/schemas/LocationDataSource/type",
							keyword: "type",
							params: { type: schema18.type },
							message: "must be array,null"
						}];
						return false;
					}
					if (errors === _errs11) {
						if (Array.isArray(data1)) {
							const len0 = data1.length;
							for (let i0 = 0; i0 < len0; i0++) {
								let data2 = data1[i0];
								const _errs13 = errors;
								const _errs14 = errors;
								let valid5 = false;
								const _errs15 = errors;
								if (typeof data2 !== "string") {
									const err5 = {
										instancePath: instancePath + "/dataSource/" + i0,
										schemaPath: "#/components/schemas/LocationDataSource/items/anyOf/0/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err5];
									else vErrors.push(err5);
									errors++;
								}
								if (!(data2 === "CZ" || data2 === "SK" || data2 === "PL")) {
									const err6 = {
										instancePath: instancePath + "/dataSource/" + i0,
										schemaPath: "#/components/schemas/LocationDataSource/items/anyOf/0/enum",
										keyword: "enum",
										params: { allowedValues: schema18.items.anyOf[0].enum },
										message: "must be equal to one of the allowed values"
									};
									if (vErrors === null) vErrors = [err6];
									else vErrors.push(err6);
									errors++;
								}
								var _valid1 = _errs15 === errors;
								valid5 = valid5 || _valid1;
								if (!valid5) {
									const _errs17 = errors;
									if (typeof data2 !== "string") {
										const err7 = {
											instancePath: instancePath + "/dataSource/" + i0,
											schemaPath: "#/components/schemas/LocationDataSource/items/anyOf/1/type",
											keyword: "type",
											params: { type: "string" },
											message: "must be string"
										};
										if (vErrors === null) vErrors = [err7];
										else vErrors.push(err7);
										errors++;
									}
									var _valid1 = _errs17 === errors;
									valid5 = valid5 || _valid1;
								}
								if (!valid5) {
									const err8 = {
										instancePath: instancePath + "/dataSource/" + i0,
										schemaPath: "#/components/schemas/LocationDataSource/items/anyOf",
										keyword: "anyOf",
										params: {},
										message: "must match a schema in anyOf"
									};
									if (vErrors === null) vErrors = [err8];
									else vErrors.push(err8);
									errors++;
									validate49.errors = vErrors;
									return false;
								} else {
									errors = _errs14;
									if (vErrors !== null) {
										if (_errs14) vErrors.length = _errs14;
										else vErrors = null;
									}
								}
								if (!(_errs13 === errors)) break;
							}
						}
					}
					var valid0 = _errs10 === errors;
				} else var valid0 = true;
				if (valid0) {
					if (data.zipFormat !== void 0) {
						let data3 = data.zipFormat;
						const _errs19 = errors;
						if (typeof data3 !== "boolean" && data3 !== null) {
							validate49.errors = [{
								instancePath: instancePath + "/zipFormat",
								schemaPath: "#/components/schemas/ZipFormat/type",
								keyword: "type",
								params: { type: schema19.type },
								message: "must be boolean,null"
							}];
							return false;
						}
						var valid0 = _errs19 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.cityFormat !== void 0) {
							let data4 = data.cityFormat;
							const _errs22 = errors;
							const _errs24 = errors;
							let valid8 = false;
							const _errs25 = errors;
							if (typeof data4 !== "string") {
								const err9 = {
									instancePath: instancePath + "/cityFormat",
									schemaPath: "#/components/schemas/CityFormat/anyOf/0/type",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								};
								if (vErrors === null) vErrors = [err9];
								else vErrors.push(err9);
								errors++;
							}
							if (!(data4 === "minimal" || data4 === "basic" || data4 === "extended")) {
								const err10 = {
									instancePath: instancePath + "/cityFormat",
									schemaPath: "#/components/schemas/CityFormat/anyOf/0/enum",
									keyword: "enum",
									params: { allowedValues: schema20.anyOf[0].enum },
									message: "must be equal to one of the allowed values"
								};
								if (vErrors === null) vErrors = [err10];
								else vErrors.push(err10);
								errors++;
							}
							var _valid2 = _errs25 === errors;
							valid8 = valid8 || _valid2;
							if (!valid8) {
								const _errs27 = errors;
								if (typeof data4 !== "string") {
									const err11 = {
										instancePath: instancePath + "/cityFormat",
										schemaPath: "#/components/schemas/CityFormat/anyOf/1/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err11];
									else vErrors.push(err11);
									errors++;
								}
								var _valid2 = _errs27 === errors;
								valid8 = valid8 || _valid2;
								if (!valid8) {
									const _errs29 = errors;
									if (data4 !== null) {
										const err12 = {
											instancePath: instancePath + "/cityFormat",
											schemaPath: "#/components/schemas/CityFormat/anyOf/2/type",
											keyword: "type",
											params: { type: "null" },
											message: "must be null"
										};
										if (vErrors === null) vErrors = [err12];
										else vErrors.push(err12);
										errors++;
									}
									var _valid2 = _errs29 === errors;
									valid8 = valid8 || _valid2;
								}
							}
							if (!valid8) {
								const err13 = {
									instancePath: instancePath + "/cityFormat",
									schemaPath: "#/components/schemas/CityFormat/anyOf",
									keyword: "anyOf",
									params: {},
									message: "must match a schema in anyOf"
								};
								if (vErrors === null) vErrors = [err13];
								else vErrors.push(err13);
								errors++;
								validate49.errors = vErrors;
								return false;
							} else {
								errors = _errs24;
								if (vErrors !== null) {
									if (_errs24) vErrors.length = _errs24;
									else vErrors = null;
								}
							}
							var valid0 = _errs22 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.countryFormat !== void 0) {
								let data5 = data.countryFormat;
								const _errs31 = errors;
								const _errs33 = errors;
								let valid10 = false;
								const _errs34 = errors;
								if (typeof data5 !== "string") {
									const err14 = {
										instancePath: instancePath + "/countryFormat",
										schemaPath: "#/components/schemas/CountryFormat/anyOf/0/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err14];
									else vErrors.push(err14);
									errors++;
								}
								if (!(data5 === "alpha2" || data5 === "alpha3" || data5 === "local" || data5 === "localShortened" || data5 === "international" || data5 === "internationalShortened")) {
									const err15 = {
										instancePath: instancePath + "/countryFormat",
										schemaPath: "#/components/schemas/CountryFormat/anyOf/0/enum",
										keyword: "enum",
										params: { allowedValues: schema21.anyOf[0].enum },
										message: "must be equal to one of the allowed values"
									};
									if (vErrors === null) vErrors = [err15];
									else vErrors.push(err15);
									errors++;
								}
								var _valid3 = _errs34 === errors;
								valid10 = valid10 || _valid3;
								if (!valid10) {
									const _errs36 = errors;
									if (typeof data5 !== "string") {
										const err16 = {
											instancePath: instancePath + "/countryFormat",
											schemaPath: "#/components/schemas/CountryFormat/anyOf/1/type",
											keyword: "type",
											params: { type: "string" },
											message: "must be string"
										};
										if (vErrors === null) vErrors = [err16];
										else vErrors.push(err16);
										errors++;
									}
									var _valid3 = _errs36 === errors;
									valid10 = valid10 || _valid3;
									if (!valid10) {
										const _errs38 = errors;
										if (data5 !== null) {
											const err17 = {
												instancePath: instancePath + "/countryFormat",
												schemaPath: "#/components/schemas/CountryFormat/anyOf/2/type",
												keyword: "type",
												params: { type: "null" },
												message: "must be null"
											};
											if (vErrors === null) vErrors = [err17];
											else vErrors.push(err17);
											errors++;
										}
										var _valid3 = _errs38 === errors;
										valid10 = valid10 || _valid3;
									}
								}
								if (!valid10) {
									const err18 = {
										instancePath: instancePath + "/countryFormat",
										schemaPath: "#/components/schemas/CountryFormat/anyOf",
										keyword: "anyOf",
										params: {},
										message: "must match a schema in anyOf"
									};
									if (vErrors === null) vErrors = [err18];
									else vErrors.push(err18);
									errors++;
									validate49.errors = vErrors;
									return false;
								} else {
									errors = _errs33;
									if (vErrors !== null) {
										if (_errs33) vErrors.length = _errs33;
										else vErrors = null;
									}
								}
								var valid0 = _errs31 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.resultsLimit !== void 0) {
									let data6 = data.resultsLimit;
									const _errs40 = errors;
									if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6)) && data6 !== null) {
										validate49.errors = [{
											instancePath: instancePath + "/resultsLimit",
											schemaPath: "#/properties/resultsLimit/type",
											keyword: "type",
											params: { type: schema55.properties.resultsLimit.type },
											message: "must be integer,null"
										}];
										return false;
									}
									if (errors === _errs40) {
										if (typeof data6 == "number") {
											if (data6 > 20 || isNaN(data6)) {
												validate49.errors = [{
													instancePath: instancePath + "/resultsLimit",
													schemaPath: "#/properties/resultsLimit/maximum",
													keyword: "maximum",
													params: {
														comparison: "<=",
														limit: 20
													},
													message: "must be <= 20"
												}];
												return false;
											} else if (data6 < 1 || isNaN(data6)) {
												validate49.errors = [{
													instancePath: instancePath + "/resultsLimit",
													schemaPath: "#/properties/resultsLimit/minimum",
													keyword: "minimum",
													params: {
														comparison: ">=",
														limit: 1
													},
													message: "must be >= 1"
												}];
												return false;
											}
										}
									}
									var valid0 = _errs40 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.resultsOffset !== void 0) {
										let data7 = data.resultsOffset;
										const _errs42 = errors;
										if (!(typeof data7 == "number" && !(data7 % 1) && !isNaN(data7)) && data7 !== null) {
											validate49.errors = [{
												instancePath: instancePath + "/resultsOffset",
												schemaPath: "#/properties/resultsOffset/type",
												keyword: "type",
												params: { type: schema55.properties.resultsOffset.type },
												message: "must be integer,null"
											}];
											return false;
										}
										if (errors === _errs42) {
											if (typeof data7 == "number") {
												if (data7 < 0 || isNaN(data7)) {
													validate49.errors = [{
														instancePath: instancePath + "/resultsOffset",
														schemaPath: "#/properties/resultsOffset/minimum",
														keyword: "minimum",
														params: {
															comparison: ">=",
															limit: 0
														},
														message: "must be >= 0"
													}];
													return false;
												}
											}
										}
										var valid0 = _errs42 === errors;
									} else var valid0 = true;
									if (valid0) {
										if (data.allowPartialResults !== void 0) {
											let data8 = data.allowPartialResults;
											const _errs44 = errors;
											if (typeof data8 !== "boolean" && data8 !== null) {
												validate49.errors = [{
													instancePath: instancePath + "/allowPartialResults",
													schemaPath: "#/properties/allowPartialResults/type",
													keyword: "type",
													params: { type: schema55.properties.allowPartialResults.type },
													message: "must be boolean,null"
												}];
												return false;
											}
											var valid0 = _errs44 === errors;
										} else var valid0 = true;
										if (valid0) {
											if (data.filterMode !== void 0) {
												let data9 = data.filterMode;
												const _errs46 = errors;
												const _errs48 = errors;
												let valid12 = false;
												const _errs49 = errors;
												if (typeof data9 !== "string") {
													const err19 = {
														instancePath: instancePath + "/filterMode",
														schemaPath: "#/components/schemas/FilterMode/anyOf/0/type",
														keyword: "type",
														params: { type: "string" },
														message: "must be string"
													};
													if (vErrors === null) vErrors = [err19];
													else vErrors.push(err19);
													errors++;
												}
												if (!(data9 === "limit" || data9 === "prefer")) {
													const err20 = {
														instancePath: instancePath + "/filterMode",
														schemaPath: "#/components/schemas/FilterMode/anyOf/0/enum",
														keyword: "enum",
														params: { allowedValues: schema61.anyOf[0].enum },
														message: "must be equal to one of the allowed values"
													};
													if (vErrors === null) vErrors = [err20];
													else vErrors.push(err20);
													errors++;
												}
												var _valid4 = _errs49 === errors;
												valid12 = valid12 || _valid4;
												if (!valid12) {
													const _errs51 = errors;
													if (typeof data9 !== "string") {
														const err21 = {
															instancePath: instancePath + "/filterMode",
															schemaPath: "#/components/schemas/FilterMode/anyOf/1/type",
															keyword: "type",
															params: { type: "string" },
															message: "must be string"
														};
														if (vErrors === null) vErrors = [err21];
														else vErrors.push(err21);
														errors++;
													}
													var _valid4 = _errs51 === errors;
													valid12 = valid12 || _valid4;
													if (!valid12) {
														const _errs53 = errors;
														if (data9 !== null) {
															const err22 = {
																instancePath: instancePath + "/filterMode",
																schemaPath: "#/components/schemas/FilterMode/anyOf/2/type",
																keyword: "type",
																params: { type: "null" },
																message: "must be null"
															};
															if (vErrors === null) vErrors = [err22];
															else vErrors.push(err22);
															errors++;
														}
														var _valid4 = _errs53 === errors;
														valid12 = valid12 || _valid4;
													}
												}
												if (!valid12) {
													const err23 = {
														instancePath: instancePath + "/filterMode",
														schemaPath: "#/components/schemas/FilterMode/anyOf",
														keyword: "anyOf",
														params: {},
														message: "must match a schema in anyOf"
													};
													if (vErrors === null) vErrors = [err23];
													else vErrors.push(err23);
													errors++;
													validate49.errors = vErrors;
													return false;
												} else {
													errors = _errs48;
													if (vErrors !== null) {
														if (_errs48) vErrors.length = _errs48;
														else vErrors = null;
													}
												}
												var valid0 = _errs46 === errors;
											} else var valid0 = true;
											if (valid0) {
												if (data.filterAcceptFormat !== void 0) {
													let data10 = data.filterAcceptFormat;
													const _errs55 = errors;
													if (typeof data10 !== "boolean" && data10 !== null) {
														validate49.errors = [{
															instancePath: instancePath + "/filterAcceptFormat",
															schemaPath: "#/components/schemas/FilterAcceptFormat/type",
															keyword: "type",
															params: { type: schema62.type },
															message: "must be boolean,null"
														}];
														return false;
													}
													var valid0 = _errs55 === errors;
												} else var valid0 = true;
												if (valid0) {
													if (data.filterAcceptAlternatives !== void 0) {
														let data11 = data.filterAcceptAlternatives;
														const _errs58 = errors;
														if (typeof data11 !== "boolean" && data11 !== null) {
															validate49.errors = [{
																instancePath: instancePath + "/filterAcceptAlternatives",
																schemaPath: "#/components/schemas/FilterAcceptAlternatives/type",
																keyword: "type",
																params: { type: schema63.type },
																message: "must be boolean,null"
															}];
															return false;
														}
														var valid0 = _errs58 === errors;
													} else var valid0 = true;
													if (valid0) {
														if (data.filterExactMatch !== void 0) {
															let data12 = data.filterExactMatch;
															const _errs61 = errors;
															if (typeof data12 !== "boolean" && data12 !== null) {
																validate49.errors = [{
																	instancePath: instancePath + "/filterExactMatch",
																	schemaPath: "#/components/schemas/FilterExactMatch/type",
																	keyword: "type",
																	params: { type: schema64.type },
																	message: "must be boolean,null"
																}];
																return false;
															}
															var valid0 = _errs61 === errors;
														} else var valid0 = true;
													}
												}
											}
										}
									}
								}
							}
						}
					}
				}
			}
		} else {
			validate49.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			}];
			return false;
		}
	}
	validate49.errors = vErrors;
	return errors === 0;
}
function validate46(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.query === void 0 && (missing0 = "query")) {
				validate46.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 },
					message: "must have required property '" + missing0 + "'"
				}];
				return false;
			} else {
				if (data.query !== void 0) {
					const _errs1 = errors;
					if (!validate47(data.query, {
						instancePath: instancePath + "/query",
						parentData: data,
						parentDataProperty: "query",
						rootData
					})) {
						vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
						errors = vErrors.length;
					}
					var valid0 = _errs1 === errors;
				} else var valid0 = true;
				if (valid0) {
					if (data.options !== void 0) {
						const _errs2 = errors;
						if (!validate49(data.options, {
							instancePath: instancePath + "/options",
							parentData: data,
							parentDataProperty: "options",
							rootData
						})) {
							vErrors = vErrors === null ? validate49.errors : vErrors.concat(validate49.errors);
							errors = vErrors.length;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.client !== void 0) {
							const _errs3 = errors;
							if (!validate16(data.client, {
								instancePath: instancePath + "/client",
								parentData: data,
								parentDataProperty: "client",
								rootData
							})) {
								vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
								errors = vErrors.length;
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.customId !== void 0) {
								let data3 = data.customId;
								const _errs4 = errors;
								if (typeof data3 !== "string" && data3 !== null) {
									validate46.errors = [{
										instancePath: instancePath + "/customId",
										schemaPath: "#/components/schemas/CustomId/type",
										keyword: "type",
										params: { type: schema24.type },
										message: "must be string,null"
									}];
									return false;
								}
								var valid0 = _errs4 === errors;
							} else var valid0 = true;
						}
					}
				}
			}
		} else {
			validate46.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			}];
			return false;
		}
	}
	validate46.errors = vErrors;
	return errors === 0;
}
function validate45(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.request === void 0 && (missing0 = "request")) {
				validate45.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 },
					message: "must have required property '" + missing0 + "'"
				}];
				return false;
			} else if (data.request !== void 0) {
				if (!validate46(data.request, {
					instancePath: instancePath + "/request",
					parentData: data,
					parentDataProperty: "request",
					rootData
				})) {
					vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
					errors = vErrors.length;
				}
			}
		} else {
			validate45.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			}];
			return false;
		}
	}
	validate45.errors = vErrors;
	return errors === 0;
}
function validate44(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (!validate45(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData
	})) {
		vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
		errors = vErrors.length;
	}
	validate44.errors = vErrors;
	return errors === 0;
}
const check7 = validate54;
function validate57(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	const _errs0 = errors;
	let valid0 = false;
	const _errs1 = errors;
	if (errors === errors) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.street !== void 0) {
				const _errs6 = errors;
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
				var valid3 = _errs6 === errors;
			} else var valid3 = true;
			if (valid3) {
				if (data.streetWithNumber !== void 0) {
					const _errs8 = errors;
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
					var valid3 = _errs8 === errors;
				} else var valid3 = true;
				if (valid3) {
					if (data["number.full"] !== void 0) {
						const _errs10 = errors;
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
						var valid3 = _errs10 === errors;
					} else var valid3 = true;
					if (valid3) {
						if (data.city !== void 0) {
							const _errs12 = errors;
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
							var valid3 = _errs12 === errors;
						} else var valid3 = true;
						if (valid3) {
							if (data.zip !== void 0) {
								const _errs14 = errors;
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
								var valid3 = _errs14 === errors;
							} else var valid3 = true;
							if (valid3) {
								if (data.full !== void 0) {
									const _errs16 = errors;
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
									var valid3 = _errs16 === errors;
								} else var valid3 = true;
								if (valid3) {
									if (data.country !== void 0) {
										const _errs18 = errors;
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
										var valid3 = _errs18 === errors;
									} else var valid3 = true;
								}
							}
						}
					}
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
	}
	if (errors === _errs1) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.street === void 0 && (missing0 = "street")) {
				const err8 = {
					instancePath,
					schemaPath: "#/anyOf/0/required",
					keyword: "required",
					params: { missingProperty: missing0 },
					message: "must have required property '" + missing0 + "'"
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
	}
	var _valid0 = _errs1 === errors;
	valid0 = valid0 || _valid0;
	if (!valid0) {
		const _errs20 = errors;
		if (errors === errors) {
			if (data && typeof data == "object" && !Array.isArray(data)) {
				if (data.street !== void 0) {
					const _errs25 = errors;
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
					var valid6 = _errs25 === errors;
				} else var valid6 = true;
				if (valid6) {
					if (data.streetWithNumber !== void 0) {
						const _errs27 = errors;
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
						var valid6 = _errs27 === errors;
					} else var valid6 = true;
					if (valid6) {
						if (data["number.full"] !== void 0) {
							const _errs29 = errors;
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
							var valid6 = _errs29 === errors;
						} else var valid6 = true;
						if (valid6) {
							if (data.city !== void 0) {
								const _errs31 = errors;
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
								var valid6 = _errs31 === errors;
							} else var valid6 = true;
							if (valid6) {
								if (data.zip !== void 0) {
									const _errs33 = errors;
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
									var valid6 = _errs33 === errors;
								} else var valid6 = true;
								if (valid6) {
									if (data.full !== void 0) {
										const _errs35 = errors;
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
										var valid6 = _errs35 === errors;
									} else var valid6 = true;
									if (valid6) {
										if (data.country !== void 0) {
											const _errs37 = errors;
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
											var valid6 = _errs37 === errors;
										} else var valid6 = true;
									}
								}
							}
						}
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
		}
		if (errors === _errs20) {
			if (data && typeof data == "object" && !Array.isArray(data)) {
				let missing1;
				if (data.streetWithNumber === void 0 && (missing1 = "streetWithNumber")) {
					const err18 = {
						instancePath,
						schemaPath: "#/anyOf/1/required",
						keyword: "required",
						params: { missingProperty: missing1 },
						message: "must have required property '" + missing1 + "'"
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
		}
		var _valid0 = _errs20 === errors;
		valid0 = valid0 || _valid0;
		if (!valid0) {
			const _errs39 = errors;
			if (errors === errors) {
				if (data && typeof data == "object" && !Array.isArray(data)) {
					if (data.street !== void 0) {
						const _errs44 = errors;
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
						var valid9 = _errs44 === errors;
					} else var valid9 = true;
					if (valid9) {
						if (data.streetWithNumber !== void 0) {
							const _errs46 = errors;
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
							var valid9 = _errs46 === errors;
						} else var valid9 = true;
						if (valid9) {
							if (data["number.full"] !== void 0) {
								const _errs48 = errors;
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
								var valid9 = _errs48 === errors;
							} else var valid9 = true;
							if (valid9) {
								if (data.city !== void 0) {
									const _errs50 = errors;
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
									var valid9 = _errs50 === errors;
								} else var valid9 = true;
								if (valid9) {
									if (data.zip !== void 0) {
										const _errs52 = errors;
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
										var valid9 = _errs52 === errors;
									} else var valid9 = true;
									if (valid9) {
										if (data.full !== void 0) {
											const _errs54 = errors;
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
											var valid9 = _errs54 === errors;
										} else var valid9 = true;
										if (valid9) {
											if (data.country !== void 0) {
												const _errs56 = errors;
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
												var valid9 = _errs56 === errors;
											} else var valid9 = true;
										}
									}
								}
							}
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
			}
			if (errors === _errs39) {
				if (data && typeof data == "object" && !Array.isArray(data)) {
					let missing2;
					if (data["number.full"] === void 0 && (missing2 = "number.full")) {
						const err28 = {
							instancePath,
							schemaPath: "#/anyOf/2/required",
							keyword: "required",
							params: { missingProperty: missing2 },
							message: "must have required property '" + missing2 + "'"
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
			}
			var _valid0 = _errs39 === errors;
			valid0 = valid0 || _valid0;
			if (!valid0) {
				const _errs58 = errors;
				if (errors === errors) {
					if (data && typeof data == "object" && !Array.isArray(data)) {
						if (data.street !== void 0) {
							const _errs63 = errors;
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
							var valid12 = _errs63 === errors;
						} else var valid12 = true;
						if (valid12) {
							if (data.streetWithNumber !== void 0) {
								const _errs65 = errors;
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
								var valid12 = _errs65 === errors;
							} else var valid12 = true;
							if (valid12) {
								if (data["number.full"] !== void 0) {
									const _errs67 = errors;
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
									var valid12 = _errs67 === errors;
								} else var valid12 = true;
								if (valid12) {
									if (data.city !== void 0) {
										const _errs69 = errors;
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
										var valid12 = _errs69 === errors;
									} else var valid12 = true;
									if (valid12) {
										if (data.zip !== void 0) {
											const _errs71 = errors;
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
											var valid12 = _errs71 === errors;
										} else var valid12 = true;
										if (valid12) {
											if (data.full !== void 0) {
												const _errs73 = errors;
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
												var valid12 = _errs73 === errors;
											} else var valid12 = true;
											if (valid12) {
												if (data.country !== void 0) {
													const _errs75 = errors;
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
													var valid12 = _errs75 === errors;
												} else var valid12 = true;
											}
										}
									}
								}
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
				}
				if (errors === _errs58) {
					if (data && typeof data == "object" && !Array.isArray(data)) {
						let missing3;
						if (data.city === void 0 && (missing3 = "city")) {
							const err38 = {
								instancePath,
								schemaPath: "#/anyOf/3/required",
								keyword: "required",
								params: { missingProperty: missing3 },
								message: "must have required property '" + missing3 + "'"
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
				}
				var _valid0 = _errs58 === errors;
				valid0 = valid0 || _valid0;
				if (!valid0) {
					const _errs77 = errors;
					if (errors === errors) {
						if (data && typeof data == "object" && !Array.isArray(data)) {
							if (data.street !== void 0) {
								const _errs82 = errors;
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
								var valid15 = _errs82 === errors;
							} else var valid15 = true;
							if (valid15) {
								if (data.streetWithNumber !== void 0) {
									const _errs84 = errors;
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
									var valid15 = _errs84 === errors;
								} else var valid15 = true;
								if (valid15) {
									if (data["number.full"] !== void 0) {
										const _errs86 = errors;
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
										var valid15 = _errs86 === errors;
									} else var valid15 = true;
									if (valid15) {
										if (data.city !== void 0) {
											const _errs88 = errors;
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
											var valid15 = _errs88 === errors;
										} else var valid15 = true;
										if (valid15) {
											if (data.zip !== void 0) {
												const _errs90 = errors;
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
												var valid15 = _errs90 === errors;
											} else var valid15 = true;
											if (valid15) {
												if (data.full !== void 0) {
													const _errs92 = errors;
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
													var valid15 = _errs92 === errors;
												} else var valid15 = true;
												if (valid15) {
													if (data.country !== void 0) {
														const _errs94 = errors;
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
														var valid15 = _errs94 === errors;
													} else var valid15 = true;
												}
											}
										}
									}
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
					}
					if (errors === _errs77) {
						if (data && typeof data == "object" && !Array.isArray(data)) {
							let missing4;
							if (data.zip === void 0 && (missing4 = "zip")) {
								const err48 = {
									instancePath,
									schemaPath: "#/anyOf/4/required",
									keyword: "required",
									params: { missingProperty: missing4 },
									message: "must have required property '" + missing4 + "'"
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
					}
					var _valid0 = _errs77 === errors;
					valid0 = valid0 || _valid0;
					if (!valid0) {
						const _errs96 = errors;
						if (errors === errors) {
							if (data && typeof data == "object" && !Array.isArray(data)) {
								if (data.street !== void 0) {
									const _errs101 = errors;
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
									var valid18 = _errs101 === errors;
								} else var valid18 = true;
								if (valid18) {
									if (data.streetWithNumber !== void 0) {
										const _errs103 = errors;
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
										var valid18 = _errs103 === errors;
									} else var valid18 = true;
									if (valid18) {
										if (data["number.full"] !== void 0) {
											const _errs105 = errors;
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
											var valid18 = _errs105 === errors;
										} else var valid18 = true;
										if (valid18) {
											if (data.city !== void 0) {
												const _errs107 = errors;
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
												var valid18 = _errs107 === errors;
											} else var valid18 = true;
											if (valid18) {
												if (data.zip !== void 0) {
													const _errs109 = errors;
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
													var valid18 = _errs109 === errors;
												} else var valid18 = true;
												if (valid18) {
													if (data.full !== void 0) {
														const _errs111 = errors;
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
														var valid18 = _errs111 === errors;
													} else var valid18 = true;
													if (valid18) {
														if (data.country !== void 0) {
															const _errs113 = errors;
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
															var valid18 = _errs113 === errors;
														} else var valid18 = true;
													}
												}
											}
										}
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
						}
						if (errors === _errs96) {
							if (data && typeof data == "object" && !Array.isArray(data)) {
								let missing5;
								if (data.full === void 0 && (missing5 = "full")) {
									const err58 = {
										instancePath,
										schemaPath: "#/anyOf/5/required",
										keyword: "required",
										params: { missingProperty: missing5 },
										message: "must have required property '" + missing5 + "'"
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
						}
						var _valid0 = _errs96 === errors;
						valid0 = valid0 || _valid0;
						if (!valid0) {
							const _errs115 = errors;
							if (errors === errors) {
								if (data && typeof data == "object" && !Array.isArray(data)) {
									if (data.street !== void 0) {
										const _errs120 = errors;
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
										var valid21 = _errs120 === errors;
									} else var valid21 = true;
									if (valid21) {
										if (data.streetWithNumber !== void 0) {
											const _errs122 = errors;
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
											var valid21 = _errs122 === errors;
										} else var valid21 = true;
										if (valid21) {
											if (data["number.full"] !== void 0) {
												const _errs124 = errors;
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
												var valid21 = _errs124 === errors;
											} else var valid21 = true;
											if (valid21) {
												if (data.city !== void 0) {
													const _errs126 = errors;
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
													var valid21 = _errs126 === errors;
												} else var valid21 = true;
												if (valid21) {
													if (data.zip !== void 0) {
														const _errs128 = errors;
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
														var valid21 = _errs128 === errors;
													} else var valid21 = true;
													if (valid21) {
														if (data.full !== void 0) {
															const _errs130 = errors;
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
															var valid21 = _errs130 === errors;
														} else var valid21 = true;
														if (valid21) {
															if (data.country !== void 0) {
																const _errs132 = errors;
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
																var valid21 = _errs132 === errors;
															} else var valid21 = true;
														}
													}
												}
											}
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
							}
							if (errors === _errs115) {
								if (data && typeof data == "object" && !Array.isArray(data)) {
									let missing6;
									if (data.country === void 0 && (missing6 = "country")) {
										const err68 = {
											instancePath,
											schemaPath: "#/anyOf/6/required",
											keyword: "required",
											params: { missingProperty: missing6 },
											message: "must have required property '" + missing6 + "'"
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
		validate57.errors = vErrors;
		return false;
	} else {
		errors = _errs0;
		if (vErrors !== null) {
			if (_errs0) vErrors.length = _errs0;
			else vErrors = null;
		}
	}
	validate57.errors = vErrors;
	return errors === 0;
}
const schema77 = {
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
const schema83 = { "anyOf": [
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
const schema84 = { "anyOf": [
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
function validate59(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.dataScope !== void 0) {
				let data0 = data.dataScope;
				const _errs1 = errors;
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
					validate59.errors = vErrors;
					return false;
				} else {
					errors = _errs3;
					if (vErrors !== null) {
						if (_errs3) vErrors.length = _errs3;
						else vErrors = null;
					}
				}
				var valid0 = _errs1 === errors;
			} else var valid0 = true;
			if (valid0) {
				if (data.dataSource !== void 0) {
					let data1 = data.dataSource;
					const _errs10 = errors;
					const _errs11 = errors;
					if (!Array.isArray(data1) && data1 !== null) {
						validate59.errors = [{
							instancePath: instancePath + "/dataSource",
							schemaPath: "#/components/schemas/LocationDataSource/type",
							keyword: "type",
							params: { type: schema18.type },
							message: "must be array,null"
						}];
						return false;
					}
					if (errors === _errs11) {
						if (Array.isArray(data1)) {
							const len0 = data1.length;
							for (let i0 = 0; i0 < len0; i0++) {
								let data2 = data1[i0];
								const _errs13 = errors;
								const _errs14 = errors;
								let valid5 = false;
								const _errs15 = errors;
								if (typeof data2 !== "string") {
									const err5 = {
										instancePath: instancePath + "/dataSource/" + i0,
										schemaPath: "#/components/schemas/LocationDataSource/items/anyOf/0/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err5];
									else vErrors.push(err5);
									errors++;
								}
								if (!(data2 === "CZ" || data2 === "SK" || data2 === "PL")) {
									const err6 = {
										instancePath: instancePath + "/dataSource/" + i0,
										schemaPath: "#/components/schemas/LocationDataSource/items/anyOf/0/enum",
										keyword: "enum",
										params: { allowedValues: schema18.items.anyOf[0].enum },
										message: "must be equal to one of the allowed values"
									};
									if (vErrors === null) vErrors = [err6];
									else vErrors.push(err6);
									errors++;
								}
								var _valid1 = _errs15 === errors;
								valid5 = valid5 || _valid1;
								if (!valid5) {
									const _errs17 = errors;
									if (typeof data2 !== "string") {
										const err7 = {
											instancePath: instancePath + "/dataSource/" + i0,
											schemaPath: "#/components/schemas/LocationDataSource/items/anyOf/1/type",
											keyword: "type",
											params: { type: "string" },
											message: "must be string"
										};
										if (vErrors === null) vErrors = [err7];
										else vErrors.push(err7);
										errors++;
									}
									var _valid1 = _errs17 === errors;
									valid5 = valid5 || _valid1;
								}
								if (!valid5) {
									const err8 = {
										instancePath: instancePath + "/dataSource/" + i0,
										schemaPath: "#/components/schemas/LocationDataSource/items/anyOf",
										keyword: "anyOf",
										params: {},
										message: "must match a schema in anyOf"
									};
									if (vErrors === null) vErrors = [err8];
									else vErrors.push(err8);
									errors++;
									validate59.errors = vErrors;
									return false;
								} else {
									errors = _errs14;
									if (vErrors !== null) {
										if (_errs14) vErrors.length = _errs14;
										else vErrors = null;
									}
								}
								if (!(_errs13 === errors)) break;
							}
						}
					}
					var valid0 = _errs10 === errors;
				} else var valid0 = true;
				if (valid0) {
					if (data.zipFormat !== void 0) {
						let data3 = data.zipFormat;
						const _errs19 = errors;
						if (typeof data3 !== "boolean" && data3 !== null) {
							validate59.errors = [{
								instancePath: instancePath + "/zipFormat",
								schemaPath: "#/components/schemas/ZipFormat/type",
								keyword: "type",
								params: { type: schema19.type },
								message: "must be boolean,null"
							}];
							return false;
						}
						var valid0 = _errs19 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.cityFormat !== void 0) {
							let data4 = data.cityFormat;
							const _errs22 = errors;
							const _errs24 = errors;
							let valid8 = false;
							const _errs25 = errors;
							if (typeof data4 !== "string") {
								const err9 = {
									instancePath: instancePath + "/cityFormat",
									schemaPath: "#/components/schemas/CityFormat/anyOf/0/type",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								};
								if (vErrors === null) vErrors = [err9];
								else vErrors.push(err9);
								errors++;
							}
							if (!(data4 === "minimal" || data4 === "basic" || data4 === "extended")) {
								const err10 = {
									instancePath: instancePath + "/cityFormat",
									schemaPath: "#/components/schemas/CityFormat/anyOf/0/enum",
									keyword: "enum",
									params: { allowedValues: schema20.anyOf[0].enum },
									message: "must be equal to one of the allowed values"
								};
								if (vErrors === null) vErrors = [err10];
								else vErrors.push(err10);
								errors++;
							}
							var _valid2 = _errs25 === errors;
							valid8 = valid8 || _valid2;
							if (!valid8) {
								const _errs27 = errors;
								if (typeof data4 !== "string") {
									const err11 = {
										instancePath: instancePath + "/cityFormat",
										schemaPath: "#/components/schemas/CityFormat/anyOf/1/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err11];
									else vErrors.push(err11);
									errors++;
								}
								var _valid2 = _errs27 === errors;
								valid8 = valid8 || _valid2;
								if (!valid8) {
									const _errs29 = errors;
									if (data4 !== null) {
										const err12 = {
											instancePath: instancePath + "/cityFormat",
											schemaPath: "#/components/schemas/CityFormat/anyOf/2/type",
											keyword: "type",
											params: { type: "null" },
											message: "must be null"
										};
										if (vErrors === null) vErrors = [err12];
										else vErrors.push(err12);
										errors++;
									}
									var _valid2 = _errs29 === errors;
									valid8 = valid8 || _valid2;
								}
							}
							if (!valid8) {
								const err13 = {
									instancePath: instancePath + "/cityFormat",
									schemaPath: "#/components/schemas/CityFormat/anyOf",
									keyword: "anyOf",
									params: {},
									message: "must match a schema in anyOf"
								};
								if (vErrors === null) vErrors = [err13];
								else vErrors.push(err13);
								errors++;
								validate59.errors = vErrors;
								return false;
							} else {
								errors = _errs24;
								if (vErrors !== null) {
									if (_errs24) vErrors.length = _errs24;
									else vErrors = null;
								}
							}
							var valid0 = _errs22 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.countryFormat !== void 0) {
								let data5 = data.countryFormat;
								const _errs31 = errors;
								const _errs33 = errors;
								let valid10 = false;
								const _errs34 = errors;
								if (typeof data5 !== "string") {
									const err14 = {
										instancePath: instancePath + "/countryFormat",
										schemaPath: "#/components/schemas/CountryFormat/anyOf/0/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err14];
									else vErrors.push(err14);
									errors++;
								}
								if (!(data5 === "alpha2" || data5 === "alpha3" || data5 === "local" || data5 === "localShortened" || data5 === "international" || data5 === "internationalShortened")) {
									const err15 = {
										instancePath: instancePath + "/countryFormat",
										schemaPath: "#/components/schemas/CountryFormat/anyOf/0/enum",
										keyword: "enum",
										params: { allowedValues: schema21.anyOf[0].enum },
										message: "must be equal to one of the allowed values"
									};
									if (vErrors === null) vErrors = [err15];
									else vErrors.push(err15);
									errors++;
								}
								var _valid3 = _errs34 === errors;
								valid10 = valid10 || _valid3;
								if (!valid10) {
									const _errs36 = errors;
									if (typeof data5 !== "string") {
										const err16 = {
											instancePath: instancePath + "/countryFormat",
											schemaPath: "#/components/schemas/CountryFormat/anyOf/1/type",
											keyword: "type",
											params: { type: "string" },
											message: "must be string"
										};
										if (vErrors === null) vErrors = [err16];
										else vErrors.push(err16);
										errors++;
									}
									var _valid3 = _errs36 === errors;
									valid10 = valid10 || _valid3;
									if (!valid10) {
										const _errs38 = errors;
										if (data5 !== null) {
											const err17 = {
												instancePath: instancePath + "/countryFormat",
												schemaPath: "#/components/schemas/CountryFormat/anyOf/2/type",
												keyword: "type",
												params: { type: "null" },
												message: "must be null"
											};
											if (vErrors === null) vErrors = [err17];
											else vErrors.push(err17);
											errors++;
										}
										var _valid3 = _errs38 === errors;
										valid10 = valid10 || _valid3;
									}
								}
								if (!valid10) {
									const err18 = {
										instancePath: instancePath + "/countryFormat",
										schemaPath: "#/components/schemas/CountryFormat/anyOf",
										keyword: "anyOf",
										params: {},
										message: "must match a schema in anyOf"
									};
									if (vErrors === null) vErrors = [err18];
									else vErrors.push(err18);
									errors++;
									validate59.errors = vErrors;
									return false;
								} else {
									errors = _errs33;
									if (vErrors !== null) {
										if (_errs33) vErrors.length = _errs33;
										else vErrors = null;
									}
								}
								var valid0 = _errs31 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.resultsLimit !== void 0) {
									let data6 = data.resultsLimit;
									const _errs40 = errors;
									if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6)) && data6 !== null) {
										validate59.errors = [{
											instancePath: instancePath + "/resultsLimit",
											schemaPath: "#/properties/resultsLimit/type",
											keyword: "type",
											params: { type: schema77.properties.resultsLimit.type },
											message: "must be integer,null"
										}];
										return false;
									}
									if (errors === _errs40) {
										if (typeof data6 == "number") {
											if (data6 > 20 || isNaN(data6)) {
												validate59.errors = [{
													instancePath: instancePath + "/resultsLimit",
													schemaPath: "#/properties/resultsLimit/maximum",
													keyword: "maximum",
													params: {
														comparison: "<=",
														limit: 20
													},
													message: "must be <= 20"
												}];
												return false;
											} else if (data6 < 1 || isNaN(data6)) {
												validate59.errors = [{
													instancePath: instancePath + "/resultsLimit",
													schemaPath: "#/properties/resultsLimit/minimum",
													keyword: "minimum",
													params: {
														comparison: ">=",
														limit: 1
													},
													message: "must be >= 1"
												}];
												return false;
											}
										}
									}
									var valid0 = _errs40 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.acceptPostOfficeAsCity !== void 0) {
										let data7 = data.acceptPostOfficeAsCity;
										const _errs42 = errors;
										if (typeof data7 !== "boolean" && data7 !== null) {
											validate59.errors = [{
												instancePath: instancePath + "/acceptPostOfficeAsCity",
												schemaPath: "#/properties/acceptPostOfficeAsCity/type",
												keyword: "type",
												params: { type: schema77.properties.acceptPostOfficeAsCity.type },
												message: "must be boolean,null"
											}];
											return false;
										}
										var valid0 = _errs42 === errors;
									} else var valid0 = true;
									if (valid0) {
										if (data.correctionMode !== void 0) {
											let data8 = data.correctionMode;
											const _errs44 = errors;
											const _errs46 = errors;
											let valid12 = false;
											const _errs47 = errors;
											if (typeof data8 !== "string") {
												const err19 = {
													instancePath: instancePath + "/correctionMode",
													schemaPath: "#/components/schemas/AssumedCorrectionMode/anyOf/0/type",
													keyword: "type",
													params: { type: "string" },
													message: "must be string"
												};
												if (vErrors === null) vErrors = [err19];
												else vErrors.push(err19);
												errors++;
											}
											if (!(data8 === "full" || data8 === "format" || data8 === "suggestion" || data8 === "none")) {
												const err20 = {
													instancePath: instancePath + "/correctionMode",
													schemaPath: "#/components/schemas/AssumedCorrectionMode/anyOf/0/enum",
													keyword: "enum",
													params: { allowedValues: schema83.anyOf[0].enum },
													message: "must be equal to one of the allowed values"
												};
												if (vErrors === null) vErrors = [err20];
												else vErrors.push(err20);
												errors++;
											}
											var _valid4 = _errs47 === errors;
											valid12 = valid12 || _valid4;
											if (!valid12) {
												const _errs49 = errors;
												if (typeof data8 !== "string") {
													const err21 = {
														instancePath: instancePath + "/correctionMode",
														schemaPath: "#/components/schemas/AssumedCorrectionMode/anyOf/1/type",
														keyword: "type",
														params: { type: "string" },
														message: "must be string"
													};
													if (vErrors === null) vErrors = [err21];
													else vErrors.push(err21);
													errors++;
												}
												var _valid4 = _errs49 === errors;
												valid12 = valid12 || _valid4;
												if (!valid12) {
													const _errs51 = errors;
													if (data8 !== null) {
														const err22 = {
															instancePath: instancePath + "/correctionMode",
															schemaPath: "#/components/schemas/AssumedCorrectionMode/anyOf/2/type",
															keyword: "type",
															params: { type: "null" },
															message: "must be null"
														};
														if (vErrors === null) vErrors = [err22];
														else vErrors.push(err22);
														errors++;
													}
													var _valid4 = _errs51 === errors;
													valid12 = valid12 || _valid4;
												}
											}
											if (!valid12) {
												const err23 = {
													instancePath: instancePath + "/correctionMode",
													schemaPath: "#/components/schemas/AssumedCorrectionMode/anyOf",
													keyword: "anyOf",
													params: {},
													message: "must match a schema in anyOf"
												};
												if (vErrors === null) vErrors = [err23];
												else vErrors.push(err23);
												errors++;
												validate59.errors = vErrors;
												return false;
											} else {
												errors = _errs46;
												if (vErrors !== null) {
													if (_errs46) vErrors.length = _errs46;
													else vErrors = null;
												}
											}
											var valid0 = _errs44 === errors;
										} else var valid0 = true;
										if (valid0) {
											if (data.correctionModeCrossCountry !== void 0) {
												let data9 = data.correctionModeCrossCountry;
												const _errs53 = errors;
												const _errs55 = errors;
												let valid14 = false;
												const _errs56 = errors;
												if (typeof data9 !== "string") {
													const err24 = {
														instancePath: instancePath + "/correctionModeCrossCountry",
														schemaPath: "#/components/schemas/CorrectionModeCrossCountry/anyOf/0/type",
														keyword: "type",
														params: { type: "string" },
														message: "must be string"
													};
													if (vErrors === null) vErrors = [err24];
													else vErrors.push(err24);
													errors++;
												}
												if (!(data9 === "full" || data9 === "format" || data9 === "suggestion" || data9 === "none")) {
													const err25 = {
														instancePath: instancePath + "/correctionModeCrossCountry",
														schemaPath: "#/components/schemas/CorrectionModeCrossCountry/anyOf/0/enum",
														keyword: "enum",
														params: { allowedValues: schema84.anyOf[0].enum },
														message: "must be equal to one of the allowed values"
													};
													if (vErrors === null) vErrors = [err25];
													else vErrors.push(err25);
													errors++;
												}
												var _valid5 = _errs56 === errors;
												valid14 = valid14 || _valid5;
												if (!valid14) {
													const _errs58 = errors;
													if (typeof data9 !== "string") {
														const err26 = {
															instancePath: instancePath + "/correctionModeCrossCountry",
															schemaPath: "#/components/schemas/CorrectionModeCrossCountry/anyOf/1/type",
															keyword: "type",
															params: { type: "string" },
															message: "must be string"
														};
														if (vErrors === null) vErrors = [err26];
														else vErrors.push(err26);
														errors++;
													}
													var _valid5 = _errs58 === errors;
													valid14 = valid14 || _valid5;
													if (!valid14) {
														const _errs60 = errors;
														if (data9 !== null) {
															const err27 = {
																instancePath: instancePath + "/correctionModeCrossCountry",
																schemaPath: "#/components/schemas/CorrectionModeCrossCountry/anyOf/2/type",
																keyword: "type",
																params: { type: "null" },
																message: "must be null"
															};
															if (vErrors === null) vErrors = [err27];
															else vErrors.push(err27);
															errors++;
														}
														var _valid5 = _errs60 === errors;
														valid14 = valid14 || _valid5;
													}
												}
												if (!valid14) {
													const err28 = {
														instancePath: instancePath + "/correctionModeCrossCountry",
														schemaPath: "#/components/schemas/CorrectionModeCrossCountry/anyOf",
														keyword: "anyOf",
														params: {},
														message: "must match a schema in anyOf"
													};
													if (vErrors === null) vErrors = [err28];
													else vErrors.push(err28);
													errors++;
													validate59.errors = vErrors;
													return false;
												} else {
													errors = _errs55;
													if (vErrors !== null) {
														if (_errs55) vErrors.length = _errs55;
														else vErrors = null;
													}
												}
												var valid0 = _errs53 === errors;
											} else var valid0 = true;
										}
									}
								}
							}
						}
					}
				}
			}
		} else {
			validate59.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			}];
			return false;
		}
	}
	validate59.errors = vErrors;
	return errors === 0;
}
function validate56(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.query === void 0 && (missing0 = "query")) {
				validate56.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 },
					message: "must have required property '" + missing0 + "'"
				}];
				return false;
			} else {
				if (data.query !== void 0) {
					const _errs1 = errors;
					if (!validate57(data.query, {
						instancePath: instancePath + "/query",
						parentData: data,
						parentDataProperty: "query",
						rootData
					})) {
						vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
						errors = vErrors.length;
					}
					var valid0 = _errs1 === errors;
				} else var valid0 = true;
				if (valid0) {
					if (data.options !== void 0) {
						const _errs2 = errors;
						if (!validate59(data.options, {
							instancePath: instancePath + "/options",
							parentData: data,
							parentDataProperty: "options",
							rootData
						})) {
							vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
							errors = vErrors.length;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.client !== void 0) {
							const _errs3 = errors;
							if (!validate16(data.client, {
								instancePath: instancePath + "/client",
								parentData: data,
								parentDataProperty: "client",
								rootData
							})) {
								vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
								errors = vErrors.length;
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.customId !== void 0) {
								let data3 = data.customId;
								const _errs4 = errors;
								if (typeof data3 !== "string" && data3 !== null) {
									validate56.errors = [{
										instancePath: instancePath + "/customId",
										schemaPath: "#/components/schemas/CustomId/type",
										keyword: "type",
										params: { type: schema24.type },
										message: "must be string,null"
									}];
									return false;
								}
								var valid0 = _errs4 === errors;
							} else var valid0 = true;
						}
					}
				}
			}
		} else {
			validate56.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			}];
			return false;
		}
	}
	validate56.errors = vErrors;
	return errors === 0;
}
function validate55(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.request === void 0 && (missing0 = "request")) {
				validate55.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 },
					message: "must have required property '" + missing0 + "'"
				}];
				return false;
			} else if (data.request !== void 0) {
				if (!validate56(data.request, {
					instancePath: instancePath + "/request",
					parentData: data,
					parentDataProperty: "request",
					rootData
				})) {
					vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
					errors = vErrors.length;
				}
			}
		} else {
			validate55.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			}];
			return false;
		}
	}
	validate55.errors = vErrors;
	return errors === 0;
}
function validate54(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (!validate55(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData
	})) {
		vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
		errors = vErrors.length;
	}
	validate54.errors = vErrors;
	return errors === 0;
}
const check8 = validate64;
const schema90 = { "anyOf": [{
	"type": "string",
	"enum": [
		"valid",
		"validWithSuggestion",
		"invalid",
		"invalidWithCorrection",
		"invalidWithPartialCorrection",
		"invalidWithSuggestion",
		"invalidWithCorrectionWithSuggestion",
		"invalidWithPartialCorrectionWithSuggestion",
		"unknown",
		"unknownWithCorrection",
		"unknownWithPartialCorrection"
	]
}, { "type": "string" }] };
const schema93 = {
	"type": "object",
	"properties": {
		"group": { "anyOf": [{
			"type": "string",
			"enum": [
				"SYNTAX",
				"FORMAT",
				"VALUE"
			]
		}, { "type": "string" }] },
		"type": { "anyOf": [{
			"type": "string",
			"enum": [
				"CHARACTERS",
				"EMPTY",
				"INCORRECT_ORDER",
				"INVALID",
				"INVALID_COMBINATION",
				"NOT_ALLOWED",
				"TEMPORARY_INVALID",
				"UNABLE_TO_PROCESS",
				"VALUE_LENGTH",
				"VALUE_PART_EXTRA",
				"VALUE_PART_MISSING",
				"VALUE_PART_POSITION"
			]
		}, { "type": "string" }] },
		"subtype": { "anyOf": [
			{
				"type": "string",
				"enum": [
					"AT_SIGN",
					"CASE_SENSITIVITY",
					"CONTEXT",
					"DEGREES",
					"DIACRITICS",
					"DISPOSABLE",
					"DOMAIN",
					"DOMAIN_DNS",
					"FREEMAIL",
					"LEGAL_FORM",
					"NAME",
					"NUMBER",
					"PLUS_SIGN",
					"PREFIX",
					"SURNAME",
					"TLD",
					"TOO_LONG",
					"TOO_SHORT",
					"WHITESPACES"
				]
			},
			{ "type": "string" },
			{ "type": "null" }
		] },
		"severity": { "anyOf": [{
			"type": "string",
			"enum": [
				"info",
				"warning",
				"critical"
			]
		}, { "type": "string" }] },
		"relatedTo": {
			"type": "array",
			"items": { "type": "string" }
		},
		"description": { "type": ["string", "null"] }
	}
};
function validate68(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (Array.isArray(data)) {
			const len0 = data.length;
			for (let i0 = 0; i0 < len0; i0++) {
				let data0 = data[i0];
				const _errs1 = errors;
				if (errors === errors) {
					if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
						if (data0.group !== void 0) {
							let data1 = data0.group;
							const _errs4 = errors;
							const _errs5 = errors;
							let valid3 = false;
							const _errs6 = errors;
							if (typeof data1 !== "string") {
								const err0 = {
									instancePath: instancePath + "/" + i0 + "/group",
									schemaPath: "#/components/schemas/Finding/properties/group/anyOf/0/type",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								};
								if (vErrors === null) vErrors = [err0];
								else vErrors.push(err0);
								errors++;
							}
							if (!(data1 === "SYNTAX" || data1 === "FORMAT" || data1 === "VALUE")) {
								const err1 = {
									instancePath: instancePath + "/" + i0 + "/group",
									schemaPath: "#/components/schemas/Finding/properties/group/anyOf/0/enum",
									keyword: "enum",
									params: { allowedValues: schema93.properties.group.anyOf[0].enum },
									message: "must be equal to one of the allowed values"
								};
								if (vErrors === null) vErrors = [err1];
								else vErrors.push(err1);
								errors++;
							}
							var _valid0 = _errs6 === errors;
							valid3 = valid3 || _valid0;
							if (!valid3) {
								const _errs8 = errors;
								if (typeof data1 !== "string") {
									const err2 = {
										instancePath: instancePath + "/" + i0 + "/group",
										schemaPath: "#/components/schemas/Finding/properties/group/anyOf/1/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err2];
									else vErrors.push(err2);
									errors++;
								}
								var _valid0 = _errs8 === errors;
								valid3 = valid3 || _valid0;
							}
							if (!valid3) {
								const err3 = {
									instancePath: instancePath + "/" + i0 + "/group",
									schemaPath: "#/components/schemas/Finding/properties/group/anyOf",
									keyword: "anyOf",
									params: {},
									message: "must match a schema in anyOf"
								};
								if (vErrors === null) vErrors = [err3];
								else vErrors.push(err3);
								errors++;
								validate68.errors = vErrors;
								return false;
							} else {
								errors = _errs5;
								if (vErrors !== null) {
									if (_errs5) vErrors.length = _errs5;
									else vErrors = null;
								}
							}
							var valid2 = _errs4 === errors;
						} else var valid2 = true;
						if (valid2) {
							if (data0.type !== void 0) {
								let data2 = data0.type;
								const _errs10 = errors;
								const _errs11 = errors;
								let valid4 = false;
								const _errs12 = errors;
								if (typeof data2 !== "string") {
									const err4 = {
										instancePath: instancePath + "/" + i0 + "/type",
										schemaPath: "#/components/schemas/Finding/properties/type/anyOf/0/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err4];
									else vErrors.push(err4);
									errors++;
								}
								if (!(data2 === "CHARACTERS" || data2 === "EMPTY" || data2 === "INCORRECT_ORDER" || data2 === "INVALID" || data2 === "INVALID_COMBINATION" || data2 === "NOT_ALLOWED" || data2 === "TEMPORARY_INVALID" || data2 === "UNABLE_TO_PROCESS" || data2 === "VALUE_LENGTH" || data2 === "VALUE_PART_EXTRA" || data2 === "VALUE_PART_MISSING" || data2 === "VALUE_PART_POSITION")) {
									const err5 = {
										instancePath: instancePath + "/" + i0 + "/type",
										schemaPath: "#/components/schemas/Finding/properties/type/anyOf/0/enum",
										keyword: "enum",
										params: { allowedValues: schema93.properties.type.anyOf[0].enum },
										message: "must be equal to one of the allowed values"
									};
									if (vErrors === null) vErrors = [err5];
									else vErrors.push(err5);
									errors++;
								}
								var _valid1 = _errs12 === errors;
								valid4 = valid4 || _valid1;
								if (!valid4) {
									const _errs14 = errors;
									if (typeof data2 !== "string") {
										const err6 = {
											instancePath: instancePath + "/" + i0 + "/type",
											schemaPath: "#/components/schemas/Finding/properties/type/anyOf/1/type",
											keyword: "type",
											params: { type: "string" },
											message: "must be string"
										};
										if (vErrors === null) vErrors = [err6];
										else vErrors.push(err6);
										errors++;
									}
									var _valid1 = _errs14 === errors;
									valid4 = valid4 || _valid1;
								}
								if (!valid4) {
									const err7 = {
										instancePath: instancePath + "/" + i0 + "/type",
										schemaPath: "#/components/schemas/Finding/properties/type/anyOf",
										keyword: "anyOf",
										params: {},
										message: "must match a schema in anyOf"
									};
									if (vErrors === null) vErrors = [err7];
									else vErrors.push(err7);
									errors++;
									validate68.errors = vErrors;
									return false;
								} else {
									errors = _errs11;
									if (vErrors !== null) {
										if (_errs11) vErrors.length = _errs11;
										else vErrors = null;
									}
								}
								var valid2 = _errs10 === errors;
							} else var valid2 = true;
							if (valid2) {
								if (data0.subtype !== void 0) {
									let data3 = data0.subtype;
									const _errs16 = errors;
									const _errs17 = errors;
									let valid5 = false;
									const _errs18 = errors;
									if (typeof data3 !== "string") {
										const err8 = {
											instancePath: instancePath + "/" + i0 + "/subtype",
											schemaPath: "#/components/schemas/Finding/properties/subtype/anyOf/0/type",
											keyword: "type",
											params: { type: "string" },
											message: "must be string"
										};
										if (vErrors === null) vErrors = [err8];
										else vErrors.push(err8);
										errors++;
									}
									if (!(data3 === "AT_SIGN" || data3 === "CASE_SENSITIVITY" || data3 === "CONTEXT" || data3 === "DEGREES" || data3 === "DIACRITICS" || data3 === "DISPOSABLE" || data3 === "DOMAIN" || data3 === "DOMAIN_DNS" || data3 === "FREEMAIL" || data3 === "LEGAL_FORM" || data3 === "NAME" || data3 === "NUMBER" || data3 === "PLUS_SIGN" || data3 === "PREFIX" || data3 === "SURNAME" || data3 === "TLD" || data3 === "TOO_LONG" || data3 === "TOO_SHORT" || data3 === "WHITESPACES")) {
										const err9 = {
											instancePath: instancePath + "/" + i0 + "/subtype",
											schemaPath: "#/components/schemas/Finding/properties/subtype/anyOf/0/enum",
											keyword: "enum",
											params: { allowedValues: schema93.properties.subtype.anyOf[0].enum },
											message: "must be equal to one of the allowed values"
										};
										if (vErrors === null) vErrors = [err9];
										else vErrors.push(err9);
										errors++;
									}
									var _valid2 = _errs18 === errors;
									valid5 = valid5 || _valid2;
									if (!valid5) {
										const _errs20 = errors;
										if (typeof data3 !== "string") {
											const err10 = {
												instancePath: instancePath + "/" + i0 + "/subtype",
												schemaPath: "#/components/schemas/Finding/properties/subtype/anyOf/1/type",
												keyword: "type",
												params: { type: "string" },
												message: "must be string"
											};
											if (vErrors === null) vErrors = [err10];
											else vErrors.push(err10);
											errors++;
										}
										var _valid2 = _errs20 === errors;
										valid5 = valid5 || _valid2;
										if (!valid5) {
											const _errs22 = errors;
											if (data3 !== null) {
												const err11 = {
													instancePath: instancePath + "/" + i0 + "/subtype",
													schemaPath: "#/components/schemas/Finding/properties/subtype/anyOf/2/type",
													keyword: "type",
													params: { type: "null" },
													message: "must be null"
												};
												if (vErrors === null) vErrors = [err11];
												else vErrors.push(err11);
												errors++;
											}
											var _valid2 = _errs22 === errors;
											valid5 = valid5 || _valid2;
										}
									}
									if (!valid5) {
										const err12 = {
											instancePath: instancePath + "/" + i0 + "/subtype",
											schemaPath: "#/components/schemas/Finding/properties/subtype/anyOf",
											keyword: "anyOf",
											params: {},
											message: "must match a schema in anyOf"
										};
										if (vErrors === null) vErrors = [err12];
										else vErrors.push(err12);
										errors++;
										validate68.errors = vErrors;
										return false;
									} else {
										errors = _errs17;
										if (vErrors !== null) {
											if (_errs17) vErrors.length = _errs17;
											else vErrors = null;
										}
									}
									var valid2 = _errs16 === errors;
								} else var valid2 = true;
								if (valid2) {
									if (data0.severity !== void 0) {
										let data4 = data0.severity;
										const _errs24 = errors;
										const _errs25 = errors;
										let valid6 = false;
										const _errs26 = errors;
										if (typeof data4 !== "string") {
											const err13 = {
												instancePath: instancePath + "/" + i0 + "/severity",
												schemaPath: "#/components/schemas/Finding/properties/severity/anyOf/0/type",
												keyword: "type",
												params: { type: "string" },
												message: "must be string"
											};
											if (vErrors === null) vErrors = [err13];
											else vErrors.push(err13);
											errors++;
										}
										if (!(data4 === "info" || data4 === "warning" || data4 === "critical")) {
											const err14 = {
												instancePath: instancePath + "/" + i0 + "/severity",
												schemaPath: "#/components/schemas/Finding/properties/severity/anyOf/0/enum",
												keyword: "enum",
												params: { allowedValues: schema93.properties.severity.anyOf[0].enum },
												message: "must be equal to one of the allowed values"
											};
											if (vErrors === null) vErrors = [err14];
											else vErrors.push(err14);
											errors++;
										}
										var _valid3 = _errs26 === errors;
										valid6 = valid6 || _valid3;
										if (!valid6) {
											const _errs28 = errors;
											if (typeof data4 !== "string") {
												const err15 = {
													instancePath: instancePath + "/" + i0 + "/severity",
													schemaPath: "#/components/schemas/Finding/properties/severity/anyOf/1/type",
													keyword: "type",
													params: { type: "string" },
													message: "must be string"
												};
												if (vErrors === null) vErrors = [err15];
												else vErrors.push(err15);
												errors++;
											}
											var _valid3 = _errs28 === errors;
											valid6 = valid6 || _valid3;
										}
										if (!valid6) {
											const err16 = {
												instancePath: instancePath + "/" + i0 + "/severity",
												schemaPath: "#/components/schemas/Finding/properties/severity/anyOf",
												keyword: "anyOf",
												params: {},
												message: "must match a schema in anyOf"
											};
											if (vErrors === null) vErrors = [err16];
											else vErrors.push(err16);
											errors++;
											validate68.errors = vErrors;
											return false;
										} else {
											errors = _errs25;
											if (vErrors !== null) {
												if (_errs25) vErrors.length = _errs25;
												else vErrors = null;
											}
										}
										var valid2 = _errs24 === errors;
									} else var valid2 = true;
									if (valid2) {
										if (data0.relatedTo !== void 0) {
											let data5 = data0.relatedTo;
											const _errs30 = errors;
											if (errors === _errs30) {
												if (Array.isArray(data5)) {
													const len1 = data5.length;
													for (let i1 = 0; i1 < len1; i1++) {
														const _errs32 = errors;
														if (typeof data5[i1] !== "string") {
															validate68.errors = [{
																instancePath: instancePath + "/" + i0 + "/relatedTo/" + i1,
																schemaPath: "#/components/schemas/Finding/properties/relatedTo/items/type",
																keyword: "type",
																params: { type: "string" },
																message: "must be string"
															}];
															return false;
														}
														if (!(_errs32 === errors)) break;
													}
												} else {
													validate68.errors = [{
														instancePath: instancePath + "/" + i0 + "/relatedTo",
														schemaPath: "#/components/schemas/Finding/properties/relatedTo/type",
														keyword: "type",
														params: { type: "array" },
														message: "must be array"
													}];
													return false;
												}
											}
											var valid2 = _errs30 === errors;
										} else var valid2 = true;
										if (valid2) {
											if (data0.description !== void 0) {
												let data7 = data0.description;
												const _errs34 = errors;
												if (typeof data7 !== "string" && data7 !== null) {
													validate68.errors = [{
														instancePath: instancePath + "/" + i0 + "/description",
														schemaPath: "#/components/schemas/Finding/properties/description/type",
														keyword: "type",
														params: { type: schema93.properties.description.type },
														message: "must be string,null"
													}];
													return false;
												}
												var valid2 = _errs34 === errors;
											} else var valid2 = true;
										}
									}
								}
							}
						}
					} else {
						validate68.errors = [{
							instancePath: instancePath + "/" + i0,
							schemaPath: "#/components/schemas/Finding/type",
							keyword: "type",
							params: { type: "object" },
							message: "must be object"
						}];
						return false;
					}
				}
				if (!(_errs1 === errors)) break;
			}
		} else {
			validate68.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "array" },
				message: "must be array"
			}];
			return false;
		}
	}
	validate68.errors = vErrors;
	return errors === 0;
}
function validate66(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.isValid === void 0 && (missing0 = "isValid") || data.proposal === void 0 && (missing0 = "proposal") || data.data === void 0 && (missing0 = "data") || data.errors === void 0 && (missing0 = "errors")) {
				validate66.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 },
					message: "must have required property '" + missing0 + "'"
				}];
				return false;
			} else {
				if (data.isValid !== void 0) {
					const _errs1 = errors;
					if (typeof data.isValid !== "boolean") {
						validate66.errors = [{
							instancePath: instancePath + "/isValid",
							schemaPath: "#/components/schemas/IsValid/type",
							keyword: "type",
							params: { type: "boolean" },
							message: "must be boolean"
						}];
						return false;
					}
					var valid0 = _errs1 === errors;
				} else var valid0 = true;
				if (valid0) {
					if (data.proposal !== void 0) {
						let data1 = data.proposal;
						const _errs4 = errors;
						const _errs6 = errors;
						let valid3 = false;
						const _errs7 = errors;
						if (typeof data1 !== "string") {
							const err0 = {
								instancePath: instancePath + "/proposal",
								schemaPath: "#/components/schemas/Proposal/anyOf/0/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err0];
							else vErrors.push(err0);
							errors++;
						}
						if (!(data1 === "valid" || data1 === "validWithSuggestion" || data1 === "invalid" || data1 === "invalidWithCorrection" || data1 === "invalidWithPartialCorrection" || data1 === "invalidWithSuggestion" || data1 === "invalidWithCorrectionWithSuggestion" || data1 === "invalidWithPartialCorrectionWithSuggestion" || data1 === "unknown" || data1 === "unknownWithCorrection" || data1 === "unknownWithPartialCorrection")) {
							const err1 = {
								instancePath: instancePath + "/proposal",
								schemaPath: "#/components/schemas/Proposal/anyOf/0/enum",
								keyword: "enum",
								params: { allowedValues: schema90.anyOf[0].enum },
								message: "must be equal to one of the allowed values"
							};
							if (vErrors === null) vErrors = [err1];
							else vErrors.push(err1);
							errors++;
						}
						var _valid0 = _errs7 === errors;
						valid3 = valid3 || _valid0;
						if (!valid3) {
							const _errs9 = errors;
							if (typeof data1 !== "string") {
								const err2 = {
									instancePath: instancePath + "/proposal",
									schemaPath: "#/components/schemas/Proposal/anyOf/1/type",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								};
								if (vErrors === null) vErrors = [err2];
								else vErrors.push(err2);
								errors++;
							}
							var _valid0 = _errs9 === errors;
							valid3 = valid3 || _valid0;
						}
						if (!valid3) {
							const err3 = {
								instancePath: instancePath + "/proposal",
								schemaPath: "#/components/schemas/Proposal/anyOf",
								keyword: "anyOf",
								params: {},
								message: "must match a schema in anyOf"
							};
							if (vErrors === null) vErrors = [err3];
							else vErrors.push(err3);
							errors++;
							validate66.errors = vErrors;
							return false;
						} else {
							errors = _errs6;
							if (vErrors !== null) {
								if (_errs6) vErrors.length = _errs6;
								else vErrors = null;
							}
						}
						var valid0 = _errs4 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.data !== void 0) {
							const _errs11 = errors;
							if (!validate23(data.data, {
								instancePath: instancePath + "/data",
								parentData: data,
								parentDataProperty: "data",
								rootData
							})) {
								vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
								errors = vErrors.length;
							}
							var valid0 = _errs11 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.dataTypes !== void 0) {
								let data3 = data.dataTypes;
								const _errs12 = errors;
								if (errors === errors) {
									if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
										if (data3.valid !== void 0) {
											let data4 = data3.valid;
											const _errs15 = errors;
											if (errors === _errs15) {
												if (Array.isArray(data4)) {
													const len0 = data4.length;
													for (let i0 = 0; i0 < len0; i0++) {
														const _errs17 = errors;
														if (typeof data4[i0] !== "string") {
															validate66.errors = [{
																instancePath: instancePath + "/dataTypes/valid/" + i0,
																schemaPath: "#/components/schemas/LocationDataTypes/properties/valid/items/type",
																keyword: "type",
																params: { type: "string" },
																message: "must be string"
															}];
															return false;
														}
														if (!(_errs17 === errors)) break;
													}
												} else {
													validate66.errors = [{
														instancePath: instancePath + "/dataTypes/valid",
														schemaPath: "#/components/schemas/LocationDataTypes/properties/valid/type",
														keyword: "type",
														params: { type: "array" },
														message: "must be array"
													}];
													return false;
												}
											}
											var valid5 = _errs15 === errors;
										} else var valid5 = true;
										if (valid5) {
											if (data3.invalid !== void 0) {
												let data6 = data3.invalid;
												const _errs19 = errors;
												if (errors === _errs19) {
													if (Array.isArray(data6)) {
														const len1 = data6.length;
														for (let i1 = 0; i1 < len1; i1++) {
															const _errs21 = errors;
															if (typeof data6[i1] !== "string") {
																validate66.errors = [{
																	instancePath: instancePath + "/dataTypes/invalid/" + i1,
																	schemaPath: "#/components/schemas/LocationDataTypes/properties/invalid/items/type",
																	keyword: "type",
																	params: { type: "string" },
																	message: "must be string"
																}];
																return false;
															}
															if (!(_errs21 === errors)) break;
														}
													} else {
														validate66.errors = [{
															instancePath: instancePath + "/dataTypes/invalid",
															schemaPath: "#/components/schemas/LocationDataTypes/properties/invalid/type",
															keyword: "type",
															params: { type: "array" },
															message: "must be array"
														}];
														return false;
													}
												}
												var valid5 = _errs19 === errors;
											} else var valid5 = true;
										}
									} else {
										validate66.errors = [{
											instancePath: instancePath + "/dataTypes",
											schemaPath: "#/components/schemas/LocationDataTypes/type",
											keyword: "type",
											params: { type: "object" },
											message: "must be object"
										}];
										return false;
									}
								}
								var valid0 = _errs12 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.errors !== void 0) {
									const _errs23 = errors;
									if (!validate68(data.errors, {
										instancePath: instancePath + "/errors",
										parentData: data,
										parentDataProperty: "errors",
										rootData
									})) {
										vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
										errors = vErrors.length;
									}
									var valid0 = _errs23 === errors;
								} else var valid0 = true;
							}
						}
					}
				}
			}
		} else {
			validate66.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			}];
			return false;
		}
	}
	validate66.errors = vErrors;
	return errors === 0;
}
const schema97 = {
	"type": "object",
	"properties": {
		"group": { "anyOf": [{
			"type": "string",
			"enum": [
				"SYNTAX",
				"FORMAT",
				"VALUE"
			]
		}, { "type": "string" }] },
		"type": { "anyOf": [{
			"type": "string",
			"enum": [
				"ADDED",
				"CHANGED",
				"PART_CHANGED",
				"REMOVED",
				"VALUE_CHANGED",
				"VALUE_PART_ADDED",
				"VALUE_PART_CHANGED",
				"VALUE_PART_REMOVED"
			]
		}, { "type": "string" }] },
		"subtype": { "anyOf": [
			{
				"type": "string",
				"enum": [
					"AT_SIGN",
					"CASE_SENSITIVITY",
					"CHARACTERS",
					"CONTEXT",
					"DEGREES",
					"DIACRITICS",
					"DOMAIN",
					"LEGAL_FORM",
					"NAME",
					"PLUS_SIGN",
					"PREFIX",
					"SURNAME",
					"TYPO",
					"WHITESPACES"
				]
			},
			{ "type": "string" },
			{ "type": "null" }
		] },
		"data": { "$ref": "#/components/schemas/FixChange" }
	}
};
const schema98 = {
	"type": "object",
	"properties": {
		"typeFrom": { "type": ["string", "null"] },
		"type": { "type": ["string", "null"] },
		"valueFrom": { "type": ["string", "null"] },
		"value": { "type": ["string", "null"] }
	}
};
function validate75(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.group !== void 0) {
				let data0 = data.group;
				const _errs1 = errors;
				const _errs2 = errors;
				let valid1 = false;
				const _errs3 = errors;
				if (typeof data0 !== "string") {
					const err0 = {
						instancePath: instancePath + "/group",
						schemaPath: "#/properties/group/anyOf/0/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err0];
					else vErrors.push(err0);
					errors++;
				}
				if (!(data0 === "SYNTAX" || data0 === "FORMAT" || data0 === "VALUE")) {
					const err1 = {
						instancePath: instancePath + "/group",
						schemaPath: "#/properties/group/anyOf/0/enum",
						keyword: "enum",
						params: { allowedValues: schema97.properties.group.anyOf[0].enum },
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
							instancePath: instancePath + "/group",
							schemaPath: "#/properties/group/anyOf/1/type",
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
				}
				if (!valid1) {
					const err3 = {
						instancePath: instancePath + "/group",
						schemaPath: "#/properties/group/anyOf",
						keyword: "anyOf",
						params: {},
						message: "must match a schema in anyOf"
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
					validate75.errors = vErrors;
					return false;
				} else {
					errors = _errs2;
					if (vErrors !== null) {
						if (_errs2) vErrors.length = _errs2;
						else vErrors = null;
					}
				}
				var valid0 = _errs1 === errors;
			} else var valid0 = true;
			if (valid0) {
				if (data.type !== void 0) {
					let data1 = data.type;
					const _errs7 = errors;
					const _errs8 = errors;
					let valid2 = false;
					const _errs9 = errors;
					if (typeof data1 !== "string") {
						const err4 = {
							instancePath: instancePath + "/type",
							schemaPath: "#/properties/type/anyOf/0/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err4];
						else vErrors.push(err4);
						errors++;
					}
					if (!(data1 === "ADDED" || data1 === "CHANGED" || data1 === "PART_CHANGED" || data1 === "REMOVED" || data1 === "VALUE_CHANGED" || data1 === "VALUE_PART_ADDED" || data1 === "VALUE_PART_CHANGED" || data1 === "VALUE_PART_REMOVED")) {
						const err5 = {
							instancePath: instancePath + "/type",
							schemaPath: "#/properties/type/anyOf/0/enum",
							keyword: "enum",
							params: { allowedValues: schema97.properties.type.anyOf[0].enum },
							message: "must be equal to one of the allowed values"
						};
						if (vErrors === null) vErrors = [err5];
						else vErrors.push(err5);
						errors++;
					}
					var _valid1 = _errs9 === errors;
					valid2 = valid2 || _valid1;
					if (!valid2) {
						const _errs11 = errors;
						if (typeof data1 !== "string") {
							const err6 = {
								instancePath: instancePath + "/type",
								schemaPath: "#/properties/type/anyOf/1/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err6];
							else vErrors.push(err6);
							errors++;
						}
						var _valid1 = _errs11 === errors;
						valid2 = valid2 || _valid1;
					}
					if (!valid2) {
						const err7 = {
							instancePath: instancePath + "/type",
							schemaPath: "#/properties/type/anyOf",
							keyword: "anyOf",
							params: {},
							message: "must match a schema in anyOf"
						};
						if (vErrors === null) vErrors = [err7];
						else vErrors.push(err7);
						errors++;
						validate75.errors = vErrors;
						return false;
					} else {
						errors = _errs8;
						if (vErrors !== null) {
							if (_errs8) vErrors.length = _errs8;
							else vErrors = null;
						}
					}
					var valid0 = _errs7 === errors;
				} else var valid0 = true;
				if (valid0) {
					if (data.subtype !== void 0) {
						let data2 = data.subtype;
						const _errs13 = errors;
						const _errs14 = errors;
						let valid3 = false;
						const _errs15 = errors;
						if (typeof data2 !== "string") {
							const err8 = {
								instancePath: instancePath + "/subtype",
								schemaPath: "#/properties/subtype/anyOf/0/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err8];
							else vErrors.push(err8);
							errors++;
						}
						if (!(data2 === "AT_SIGN" || data2 === "CASE_SENSITIVITY" || data2 === "CHARACTERS" || data2 === "CONTEXT" || data2 === "DEGREES" || data2 === "DIACRITICS" || data2 === "DOMAIN" || data2 === "LEGAL_FORM" || data2 === "NAME" || data2 === "PLUS_SIGN" || data2 === "PREFIX" || data2 === "SURNAME" || data2 === "TYPO" || data2 === "WHITESPACES")) {
							const err9 = {
								instancePath: instancePath + "/subtype",
								schemaPath: "#/properties/subtype/anyOf/0/enum",
								keyword: "enum",
								params: { allowedValues: schema97.properties.subtype.anyOf[0].enum },
								message: "must be equal to one of the allowed values"
							};
							if (vErrors === null) vErrors = [err9];
							else vErrors.push(err9);
							errors++;
						}
						var _valid2 = _errs15 === errors;
						valid3 = valid3 || _valid2;
						if (!valid3) {
							const _errs17 = errors;
							if (typeof data2 !== "string") {
								const err10 = {
									instancePath: instancePath + "/subtype",
									schemaPath: "#/properties/subtype/anyOf/1/type",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								};
								if (vErrors === null) vErrors = [err10];
								else vErrors.push(err10);
								errors++;
							}
							var _valid2 = _errs17 === errors;
							valid3 = valid3 || _valid2;
							if (!valid3) {
								const _errs19 = errors;
								if (data2 !== null) {
									const err11 = {
										instancePath: instancePath + "/subtype",
										schemaPath: "#/properties/subtype/anyOf/2/type",
										keyword: "type",
										params: { type: "null" },
										message: "must be null"
									};
									if (vErrors === null) vErrors = [err11];
									else vErrors.push(err11);
									errors++;
								}
								var _valid2 = _errs19 === errors;
								valid3 = valid3 || _valid2;
							}
						}
						if (!valid3) {
							const err12 = {
								instancePath: instancePath + "/subtype",
								schemaPath: "#/properties/subtype/anyOf",
								keyword: "anyOf",
								params: {},
								message: "must match a schema in anyOf"
							};
							if (vErrors === null) vErrors = [err12];
							else vErrors.push(err12);
							errors++;
							validate75.errors = vErrors;
							return false;
						} else {
							errors = _errs14;
							if (vErrors !== null) {
								if (_errs14) vErrors.length = _errs14;
								else vErrors = null;
							}
						}
						var valid0 = _errs13 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.data !== void 0) {
							let data3 = data.data;
							const _errs21 = errors;
							if (errors === errors) {
								if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
									if (data3.typeFrom !== void 0) {
										let data4 = data3.typeFrom;
										const _errs24 = errors;
										if (typeof data4 !== "string" && data4 !== null) {
											validate75.errors = [{
												instancePath: instancePath + "/data/typeFrom",
												schemaPath: "#/components/schemas/FixChange/properties/typeFrom/type",
												keyword: "type",
												params: { type: schema98.properties.typeFrom.type },
												message: "must be string,null"
											}];
											return false;
										}
										var valid5 = _errs24 === errors;
									} else var valid5 = true;
									if (valid5) {
										if (data3.type !== void 0) {
											let data5 = data3.type;
											const _errs26 = errors;
											if (typeof data5 !== "string" && data5 !== null) {
												validate75.errors = [{
													instancePath: instancePath + "/data/type",
													schemaPath: "#/components/schemas/FixChange/properties/type/type",
													keyword: "type",
													params: { type: schema98.properties.type.type },
													message: "must be string,null"
												}];
												return false;
											}
											var valid5 = _errs26 === errors;
										} else var valid5 = true;
										if (valid5) {
											if (data3.valueFrom !== void 0) {
												let data6 = data3.valueFrom;
												const _errs28 = errors;
												if (typeof data6 !== "string" && data6 !== null) {
													validate75.errors = [{
														instancePath: instancePath + "/data/valueFrom",
														schemaPath: "#/components/schemas/FixChange/properties/valueFrom/type",
														keyword: "type",
														params: { type: schema98.properties.valueFrom.type },
														message: "must be string,null"
													}];
													return false;
												}
												var valid5 = _errs28 === errors;
											} else var valid5 = true;
											if (valid5) {
												if (data3.value !== void 0) {
													let data7 = data3.value;
													const _errs30 = errors;
													if (typeof data7 !== "string" && data7 !== null) {
														validate75.errors = [{
															instancePath: instancePath + "/data/value",
															schemaPath: "#/components/schemas/FixChange/properties/value/type",
															keyword: "type",
															params: { type: schema98.properties.value.type },
															message: "must be string,null"
														}];
														return false;
													}
													var valid5 = _errs30 === errors;
												} else var valid5 = true;
											}
										}
									}
								} else {
									validate75.errors = [{
										instancePath: instancePath + "/data",
										schemaPath: "#/components/schemas/FixChange/type",
										keyword: "type",
										params: { type: "object" },
										message: "must be object"
									}];
									return false;
								}
							}
							var valid0 = _errs21 === errors;
						} else var valid0 = true;
					}
				}
			}
		} else {
			validate75.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			}];
			return false;
		}
	}
	validate75.errors = vErrors;
	return errors === 0;
}
function validate74(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (Array.isArray(data)) {
			const len0 = data.length;
			for (let i0 = 0; i0 < len0; i0++) {
				const _errs1 = errors;
				if (!validate75(data[i0], {
					instancePath: instancePath + "/" + i0,
					parentData: data,
					parentDataProperty: i0,
					rootData
				})) {
					vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
					errors = vErrors.length;
				}
				if (!(_errs1 === errors)) break;
			}
		} else {
			validate74.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "array" },
				message: "must be array"
			}];
			return false;
		}
	}
	validate74.errors = vErrors;
	return errors === 0;
}
function validate71(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.isValid !== void 0) {
				const _errs1 = errors;
				if (typeof data.isValid !== "boolean") {
					validate71.errors = [{
						instancePath: instancePath + "/isValid",
						schemaPath: "#/components/schemas/IsValid/type",
						keyword: "type",
						params: { type: "boolean" },
						message: "must be boolean"
					}];
					return false;
				}
				var valid0 = _errs1 === errors;
			} else var valid0 = true;
			if (valid0) {
				if (data.data !== void 0) {
					const _errs4 = errors;
					if (!validate23(data.data, {
						instancePath: instancePath + "/data",
						parentData: data,
						parentDataProperty: "data",
						rootData
					})) {
						vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
						errors = vErrors.length;
					}
					var valid0 = _errs4 === errors;
				} else var valid0 = true;
				if (valid0) {
					if (data.errors !== void 0) {
						const _errs5 = errors;
						if (!validate68(data.errors, {
							instancePath: instancePath + "/errors",
							parentData: data,
							parentDataProperty: "errors",
							rootData
						})) {
							vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
							errors = vErrors.length;
						}
						var valid0 = _errs5 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.fixes !== void 0) {
							const _errs6 = errors;
							if (!validate74(data.fixes, {
								instancePath: instancePath + "/fixes",
								parentData: data,
								parentDataProperty: "fixes",
								rootData
							})) {
								vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
								errors = vErrors.length;
							}
							var valid0 = _errs6 === errors;
						} else var valid0 = true;
					}
				}
			}
		} else {
			validate71.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			}];
			return false;
		}
	}
	validate71.errors = vErrors;
	return errors === 0;
}
function validate65(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.result === void 0 && (missing0 = "result") || data.resultCorrected === void 0 && (missing0 = "resultCorrected") || data.suggestions === void 0 && (missing0 = "suggestions")) {
				validate65.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 },
					message: "must have required property '" + missing0 + "'"
				}];
				return false;
			} else {
				if (data.result !== void 0) {
					const _errs1 = errors;
					if (!validate66(data.result, {
						instancePath: instancePath + "/result",
						parentData: data,
						parentDataProperty: "result",
						rootData
					})) {
						vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
						errors = vErrors.length;
					}
					var valid0 = _errs1 === errors;
				} else var valid0 = true;
				if (valid0) {
					if (data.resultCorrected !== void 0) {
						let data1 = data.resultCorrected;
						const _errs2 = errors;
						const _errs3 = errors;
						let valid1 = false;
						let passing0 = null;
						const _errs4 = errors;
						if (!validate71(data1, {
							instancePath: instancePath + "/resultCorrected",
							parentData: data,
							parentDataProperty: "resultCorrected",
							rootData
						})) {
							vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors);
							errors = vErrors.length;
						}
						var _valid0 = _errs4 === errors;
						if (_valid0) {
							valid1 = true;
							passing0 = 0;
						}
						const _errs5 = errors;
						if (data1 !== null) {
							const err0 = {
								instancePath: instancePath + "/resultCorrected",
								schemaPath: "#/properties/resultCorrected/oneOf/1/type",
								keyword: "type",
								params: { type: "null" },
								message: "must be null"
							};
							if (vErrors === null) vErrors = [err0];
							else vErrors.push(err0);
							errors++;
						}
						var _valid0 = _errs5 === errors;
						if (_valid0 && valid1) {
							valid1 = false;
							passing0 = [passing0, 1];
						} else if (_valid0) {
							valid1 = true;
							passing0 = 1;
						}
						if (!valid1) {
							const err1 = {
								instancePath: instancePath + "/resultCorrected",
								schemaPath: "#/properties/resultCorrected/oneOf",
								keyword: "oneOf",
								params: { passingSchemas: passing0 },
								message: "must match exactly one schema in oneOf"
							};
							if (vErrors === null) vErrors = [err1];
							else vErrors.push(err1);
							errors++;
							validate65.errors = vErrors;
							return false;
						} else {
							errors = _errs3;
							if (vErrors !== null) {
								if (_errs3) vErrors.length = _errs3;
								else vErrors = null;
							}
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.suggestions !== void 0) {
							let data2 = data.suggestions;
							const _errs7 = errors;
							if (errors === _errs7) {
								if (Array.isArray(data2)) {
									const len0 = data2.length;
									for (let i0 = 0; i0 < len0; i0++) {
										const _errs9 = errors;
										if (!validate71(data2[i0], {
											instancePath: instancePath + "/suggestions/" + i0,
											parentData: data2,
											parentDataProperty: i0,
											rootData
										})) {
											vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors);
											errors = vErrors.length;
										}
										if (!(_errs9 === errors)) break;
									}
								} else {
									validate65.errors = [{
										instancePath: instancePath + "/suggestions",
										schemaPath: "#/properties/suggestions/type",
										keyword: "type",
										params: { type: "array" },
										message: "must be array"
									}];
									return false;
								}
							}
							var valid0 = _errs7 === errors;
						} else var valid0 = true;
					}
				}
			}
		} else {
			validate65.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			}];
			return false;
		}
	}
	validate65.errors = vErrors;
	return errors === 0;
}
function validate64(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (!validate65(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData
	})) {
		vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors);
		errors = vErrors.length;
	}
	validate64.errors = vErrors;
	return errors === 0;
}
const quick = {
	"2.0": {
		"locationGet": {
			"request": check1,
			"responses": {
				"200": check2,
				"400": check3,
				"401": check3,
				"402": check3,
				"403": check3,
				"404": check3,
				"405": check3,
				"429": check3,
				"500": check3,
				"503": check3
			}
		},
		"locationLocalize": {
			"request": check4,
			"responses": {
				"200": check5,
				"400": check3,
				"401": check3,
				"402": check3,
				"403": check3,
				"404": check3,
				"405": check3,
				"429": check3,
				"500": check3,
				"503": check3
			}
		},
		"locationSearch": {
			"request": check6,
			"responses": {
				"200": check5,
				"400": check3,
				"401": check3,
				"402": check3,
				"403": check3,
				"404": check3,
				"405": check3,
				"429": check3,
				"500": check3,
				"503": check3
			}
		},
		"locationValidate": {
			"request": check7,
			"responses": {
				"200": check8,
				"400": check3,
				"401": check3,
				"402": check3,
				"403": check3,
				"404": check3,
				"405": check3,
				"429": check3,
				"500": check3,
				"503": check3
			}
		}
	},
	"2.1": {
		"locationGet": {
			"request": check1,
			"responses": {
				"200": check2,
				"400": check3,
				"401": check3,
				"402": check3,
				"403": check3,
				"404": check3,
				"405": check3,
				"429": check3,
				"500": check3,
				"503": check3
			}
		},
		"locationLocalize": {
			"request": check4,
			"responses": {
				"200": check5,
				"400": check3,
				"401": check3,
				"402": check3,
				"403": check3,
				"404": check3,
				"405": check3,
				"429": check3,
				"500": check3,
				"503": check3
			}
		},
		"locationSearch": {
			"request": check6,
			"responses": {
				"200": check5,
				"400": check3,
				"401": check3,
				"402": check3,
				"403": check3,
				"404": check3,
				"405": check3,
				"429": check3,
				"500": check3,
				"503": check3
			}
		},
		"locationValidate": {
			"request": check7,
			"responses": {
				"200": check8,
				"400": check3,
				"401": check3,
				"402": check3,
				"403": check3,
				"404": check3,
				"405": check3,
				"429": check3,
				"500": check3,
				"503": check3
			}
		}
	}
};
export { quick };
