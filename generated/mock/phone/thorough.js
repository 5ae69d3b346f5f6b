// The validators of a data kind, made from openapi/ by npm run generate.
// scripts/mock/validators.generated.js
const check1 = validate10;
const schema16 = {
	"type": "object",
	"properties": {
		"resultsLimit": {
			"type": ["integer", "null"],
			"minimum": 1,
			"maximum": 100
		},
		"allowedPrefixes": {
			"type": ["array", "null"],
			"items": { "type": "string" }
		}
	}
};
const schema19 = { "type": ["string", "null"] };
const formats0 = /^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/;
const formats2 = /^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i;
const pattern0 = /* @__PURE__ */ new RegExp("^((25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)(\\.(?!$)|$)){4}$", "u");
function validate14(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
	validate14.errors = vErrors;
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
				if (data0.value === void 0) {
					const err1 = {
						instancePath: instancePath + "/query",
						schemaPath: "#/components/schemas/PhoneSearchQuery/required",
						keyword: "required",
						params: { missingProperty: "value" },
						message: "must have required property 'value'"
					};
					if (vErrors === null) vErrors = [err1];
					else vErrors.push(err1);
					errors++;
				}
				if (data0.value !== void 0) {
					if (typeof data0.value !== "string") {
						const err2 = {
							instancePath: instancePath + "/query/value",
							schemaPath: "#/components/schemas/PhoneSearchQuery/properties/value/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err2];
						else vErrors.push(err2);
						errors++;
					}
				}
			} else {
				const err3 = {
					instancePath: instancePath + "/query",
					schemaPath: "#/components/schemas/PhoneSearchQuery/type",
					keyword: "type",
					params: { type: "object" },
					message: "must be object"
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
		if (data.options !== void 0) {
			let data2 = data.options;
			if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
				if (data2.resultsLimit !== void 0) {
					let data3 = data2.resultsLimit;
					if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3)) && data3 !== null) {
						const err4 = {
							instancePath: instancePath + "/options/resultsLimit",
							schemaPath: "#/components/schemas/PhoneSearchOptions/properties/resultsLimit/type",
							keyword: "type",
							params: { type: schema16.properties.resultsLimit.type },
							message: "must be integer,null"
						};
						if (vErrors === null) vErrors = [err4];
						else vErrors.push(err4);
						errors++;
					}
					if (typeof data3 == "number") {
						if (data3 > 100 || isNaN(data3)) {
							const err5 = {
								instancePath: instancePath + "/options/resultsLimit",
								schemaPath: "#/components/schemas/PhoneSearchOptions/properties/resultsLimit/maximum",
								keyword: "maximum",
								params: {
									comparison: "<=",
									limit: 100
								},
								message: "must be <= 100"
							};
							if (vErrors === null) vErrors = [err5];
							else vErrors.push(err5);
							errors++;
						}
						if (data3 < 1 || isNaN(data3)) {
							const err6 = {
								instancePath: instancePath + "/options/resultsLimit",
								schemaPath: "#/components/schemas/PhoneSearchOptions/properties/resultsLimit/minimum",
								keyword: "minimum",
								params: {
									comparison: ">=",
									limit: 1
								},
								message: "must be >= 1"
							};
							if (vErrors === null) vErrors = [err6];
							else vErrors.push(err6);
							errors++;
						}
					}
				}
				if (data2.allowedPrefixes !== void 0) {
					let data4 = data2.allowedPrefixes;
					if (!Array.isArray(data4) && data4 !== null) {
						const err7 = {
							instancePath: instancePath + "/options/allowedPrefixes",
							schemaPath: "#/components/schemas/PhoneSearchOptions/properties/allowedPrefixes/type",
							keyword: "type",
							params: { type: schema16.properties.allowedPrefixes.type },
							message: "must be array,null"
						};
						if (vErrors === null) vErrors = [err7];
						else vErrors.push(err7);
						errors++;
					}
					if (Array.isArray(data4)) {
						const len0 = data4.length;
						for (let i0 = 0; i0 < len0; i0++) if (typeof data4[i0] !== "string") {
							const err8 = {
								instancePath: instancePath + "/options/allowedPrefixes/" + i0,
								schemaPath: "#/components/schemas/PhoneSearchOptions/properties/allowedPrefixes/items/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err8];
							else vErrors.push(err8);
							errors++;
						}
					}
				}
			} else {
				const err9 = {
					instancePath: instancePath + "/options",
					schemaPath: "#/components/schemas/PhoneSearchOptions/type",
					keyword: "type",
					params: { type: "object" },
					message: "must be object"
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
		}
		if (data.client !== void 0) {
			if (!validate14(data.client, {
				instancePath: instancePath + "/client",
				parentData: data,
				parentDataProperty: "client",
				rootData
			})) {
				vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
				errors = vErrors.length;
			}
		}
		if (data.customId !== void 0) {
			let data7 = data.customId;
			if (typeof data7 !== "string" && data7 !== null) {
				const err10 = {
					instancePath: instancePath + "/customId",
					schemaPath: "#/components/schemas/CustomId/type",
					keyword: "type",
					params: { type: schema19.type },
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
const check2 = validate18;
function validate18(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.value === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "value" },
				message: "must have required property 'value'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.value !== void 0) {
			if (typeof data.value !== "string") {
				const err1 = {
					instancePath: instancePath + "/value",
					schemaPath: "#/properties/value/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
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
	validate18.errors = vErrors;
	return errors === 0;
}
const check3 = validate19;
function validate22(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	const _errs0 = errors;
	let valid0 = false;
	let passing0 = null;
	const _errs1 = errors;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.numberWithPrefix === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/components/schemas/PhoneQueryCombined/required",
				keyword: "required",
				params: { missingProperty: "numberWithPrefix" },
				message: "must have required property 'numberWithPrefix'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.numberWithPrefix !== void 0) {
			if (typeof data.numberWithPrefix !== "string") {
				const err1 = {
					instancePath: instancePath + "/numberWithPrefix",
					schemaPath: "#/components/schemas/PhoneQueryCombined/properties/numberWithPrefix/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
		}
		if (data.numberFull !== void 0) {
			const err2 = {
				instancePath: instancePath + "/numberFull",
				schemaPath: "#/components/schemas/PhoneQueryCombined/properties/numberFull/false schema",
				keyword: "false schema",
				params: {},
				message: "boolean schema is false"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.prefix !== void 0) {
			const err3 = {
				instancePath: instancePath + "/prefix",
				schemaPath: "#/components/schemas/PhoneQueryCombined/properties/prefix/false schema",
				keyword: "false schema",
				params: {},
				message: "boolean schema is false"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.number !== void 0) {
			const err4 = {
				instancePath: instancePath + "/number",
				schemaPath: "#/components/schemas/PhoneQueryCombined/properties/number/false schema",
				keyword: "false schema",
				params: {},
				message: "boolean schema is false"
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
	} else {
		const err5 = {
			instancePath,
			schemaPath: "#/components/schemas/PhoneQueryCombined/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err5];
		else vErrors.push(err5);
		errors++;
	}
	var _valid0 = _errs1 === errors;
	if (_valid0) {
		valid0 = true;
		passing0 = 0;
	}
	const _errs6 = errors;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.prefix === void 0) {
			const err6 = {
				instancePath,
				schemaPath: "#/components/schemas/PhoneQuerySeparate/required",
				keyword: "required",
				params: { missingProperty: "prefix" },
				message: "must have required property 'prefix'"
			};
			if (vErrors === null) vErrors = [err6];
			else vErrors.push(err6);
			errors++;
		}
		if (data.number === void 0) {
			const err7 = {
				instancePath,
				schemaPath: "#/components/schemas/PhoneQuerySeparate/required",
				keyword: "required",
				params: { missingProperty: "number" },
				message: "must have required property 'number'"
			};
			if (vErrors === null) vErrors = [err7];
			else vErrors.push(err7);
			errors++;
		}
		if (data.prefix !== void 0) {
			if (typeof data.prefix !== "string") {
				const err8 = {
					instancePath: instancePath + "/prefix",
					schemaPath: "#/components/schemas/PhoneQuerySeparate/properties/prefix/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err8];
				else vErrors.push(err8);
				errors++;
			}
		}
		if (data.number !== void 0) {
			if (typeof data.number !== "string") {
				const err9 = {
					instancePath: instancePath + "/number",
					schemaPath: "#/components/schemas/PhoneQuerySeparate/properties/number/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
		}
		if (data.numberWithPrefix !== void 0) {
			const err10 = {
				instancePath: instancePath + "/numberWithPrefix",
				schemaPath: "#/components/schemas/PhoneQuerySeparate/properties/numberWithPrefix/false schema",
				keyword: "false schema",
				params: {},
				message: "boolean schema is false"
			};
			if (vErrors === null) vErrors = [err10];
			else vErrors.push(err10);
			errors++;
		}
		if (data.numberFull !== void 0) {
			const err11 = {
				instancePath: instancePath + "/numberFull",
				schemaPath: "#/components/schemas/PhoneQuerySeparate/properties/numberFull/false schema",
				keyword: "false schema",
				params: {},
				message: "boolean schema is false"
			};
			if (vErrors === null) vErrors = [err11];
			else vErrors.push(err11);
			errors++;
		}
	} else {
		const err12 = {
			instancePath,
			schemaPath: "#/components/schemas/PhoneQuerySeparate/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err12];
		else vErrors.push(err12);
		errors++;
	}
	var _valid0 = _errs6 === errors;
	if (_valid0 && valid0) {
		valid0 = false;
		passing0 = [passing0, 1];
	} else if (_valid0) {
		valid0 = true;
		passing0 = 1;
	}
	if (!valid0) {
		const err13 = {
			instancePath,
			schemaPath: "#/oneOf",
			keyword: "oneOf",
			params: { passingSchemas: passing0 },
			message: "must match exactly one schema in oneOf"
		};
		if (vErrors === null) vErrors = [err13];
		else vErrors.push(err13);
		errors++;
	} else {
		errors = _errs0;
		if (vErrors !== null) {
			if (_errs0) vErrors.length = _errs0;
			else vErrors = null;
		}
	}
	validate22.errors = vErrors;
	return errors === 0;
}
const schema27 = {
	"type": "object",
	"properties": {
		"validationType": { "$ref": "#/components/schemas/PhoneValidationType" },
		"preferredPrefixes": { "$ref": "#/components/schemas/PhonePreferredPrefixes" },
		"allowedPrefixes": { "$ref": "#/components/schemas/PhoneAllowedPrefixes" },
		"correctionMode": { "$ref": "#/components/schemas/AssumedCorrectionMode" },
		"defaultPrefix": { "type": ["string", "null"] },
		"formatNumber": { "type": ["boolean", "null"] },
		"numberFormat": false
	}
};
const schema28 = { "anyOf": [
	{
		"type": "string",
		"enum": ["basic", "extended"]
	},
	{ "type": "string" },
	{ "type": "null" }
] };
const schema29 = {
	"type": ["array", "null"],
	"items": { "type": "string" }
};
const schema30 = {
	"type": ["array", "null"],
	"items": { "type": "string" }
};
const schema31 = { "anyOf": [
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
function validate24(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.validationType !== void 0) {
			let data0 = data.validationType;
			const _errs3 = errors;
			let valid2 = false;
			const _errs4 = errors;
			if (typeof data0 !== "string") {
				const err0 = {
					instancePath: instancePath + "/validationType",
					schemaPath: "#/components/schemas/PhoneValidationType/anyOf/0/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err0];
				else vErrors.push(err0);
				errors++;
			}
			if (!(data0 === "basic" || data0 === "extended")) {
				const err1 = {
					instancePath: instancePath + "/validationType",
					schemaPath: "#/components/schemas/PhoneValidationType/anyOf/0/enum",
					keyword: "enum",
					params: { allowedValues: schema28.anyOf[0].enum },
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
						instancePath: instancePath + "/validationType",
						schemaPath: "#/components/schemas/PhoneValidationType/anyOf/1/type",
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
							instancePath: instancePath + "/validationType",
							schemaPath: "#/components/schemas/PhoneValidationType/anyOf/2/type",
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
					instancePath: instancePath + "/validationType",
					schemaPath: "#/components/schemas/PhoneValidationType/anyOf",
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
		if (data.preferredPrefixes !== void 0) {
			let data1 = data.preferredPrefixes;
			if (!Array.isArray(data1) && data1 !== null) {
				const err5 = {
					instancePath: instancePath + "/preferredPrefixes",
					schemaPath: "#/components/schemas/PhonePreferredPrefixes/type",
					keyword: "type",
					params: { type: schema29.type },
					message: "must be array,null"
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
			if (Array.isArray(data1)) {
				const len0 = data1.length;
				for (let i0 = 0; i0 < len0; i0++) if (typeof data1[i0] !== "string") {
					const err6 = {
						instancePath: instancePath + "/preferredPrefixes/" + i0,
						schemaPath: "#/components/schemas/PhonePreferredPrefixes/items/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
			}
		}
		if (data.allowedPrefixes !== void 0) {
			let data3 = data.allowedPrefixes;
			if (!Array.isArray(data3) && data3 !== null) {
				const err7 = {
					instancePath: instancePath + "/allowedPrefixes",
					schemaPath: "#/components/schemas/PhoneAllowedPrefixes/type",
					keyword: "type",
					params: { type: schema30.type },
					message: "must be array,null"
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
			if (Array.isArray(data3)) {
				const len1 = data3.length;
				for (let i1 = 0; i1 < len1; i1++) if (typeof data3[i1] !== "string") {
					const err8 = {
						instancePath: instancePath + "/allowedPrefixes/" + i1,
						schemaPath: "#/components/schemas/PhoneAllowedPrefixes/items/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err8];
					else vErrors.push(err8);
					errors++;
				}
			}
		}
		if (data.correctionMode !== void 0) {
			let data5 = data.correctionMode;
			const _errs22 = errors;
			let valid10 = false;
			const _errs23 = errors;
			if (typeof data5 !== "string") {
				const err9 = {
					instancePath: instancePath + "/correctionMode",
					schemaPath: "#/components/schemas/AssumedCorrectionMode/anyOf/0/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
			if (!(data5 === "full" || data5 === "format" || data5 === "suggestion" || data5 === "none")) {
				const err10 = {
					instancePath: instancePath + "/correctionMode",
					schemaPath: "#/components/schemas/AssumedCorrectionMode/anyOf/0/enum",
					keyword: "enum",
					params: { allowedValues: schema31.anyOf[0].enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err10];
				else vErrors.push(err10);
				errors++;
			}
			var _valid1 = _errs23 === errors;
			valid10 = valid10 || _valid1;
			if (!valid10) {
				const _errs25 = errors;
				if (typeof data5 !== "string") {
					const err11 = {
						instancePath: instancePath + "/correctionMode",
						schemaPath: "#/components/schemas/AssumedCorrectionMode/anyOf/1/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err11];
					else vErrors.push(err11);
					errors++;
				}
				var _valid1 = _errs25 === errors;
				valid10 = valid10 || _valid1;
				if (!valid10) {
					const _errs27 = errors;
					if (data5 !== null) {
						const err12 = {
							instancePath: instancePath + "/correctionMode",
							schemaPath: "#/components/schemas/AssumedCorrectionMode/anyOf/2/type",
							keyword: "type",
							params: { type: "null" },
							message: "must be null"
						};
						if (vErrors === null) vErrors = [err12];
						else vErrors.push(err12);
						errors++;
					}
					var _valid1 = _errs27 === errors;
					valid10 = valid10 || _valid1;
				}
			}
			if (!valid10) {
				const err13 = {
					instancePath: instancePath + "/correctionMode",
					schemaPath: "#/components/schemas/AssumedCorrectionMode/anyOf",
					keyword: "anyOf",
					params: {},
					message: "must match a schema in anyOf"
				};
				if (vErrors === null) vErrors = [err13];
				else vErrors.push(err13);
				errors++;
			} else {
				errors = _errs22;
				if (vErrors !== null) {
					if (_errs22) vErrors.length = _errs22;
					else vErrors = null;
				}
			}
		}
		if (data.defaultPrefix !== void 0) {
			let data6 = data.defaultPrefix;
			if (typeof data6 !== "string" && data6 !== null) {
				const err14 = {
					instancePath: instancePath + "/defaultPrefix",
					schemaPath: "#/properties/defaultPrefix/type",
					keyword: "type",
					params: { type: schema27.properties.defaultPrefix.type },
					message: "must be string,null"
				};
				if (vErrors === null) vErrors = [err14];
				else vErrors.push(err14);
				errors++;
			}
		}
		if (data.formatNumber !== void 0) {
			let data7 = data.formatNumber;
			if (typeof data7 !== "boolean" && data7 !== null) {
				const err15 = {
					instancePath: instancePath + "/formatNumber",
					schemaPath: "#/properties/formatNumber/type",
					keyword: "type",
					params: { type: schema27.properties.formatNumber.type },
					message: "must be boolean,null"
				};
				if (vErrors === null) vErrors = [err15];
				else vErrors.push(err15);
				errors++;
			}
		}
		if (data.numberFormat !== void 0) {
			const err16 = {
				instancePath: instancePath + "/numberFormat",
				schemaPath: "#/properties/numberFormat/false schema",
				keyword: "false schema",
				params: {},
				message: "boolean schema is false"
			};
			if (vErrors === null) vErrors = [err16];
			else vErrors.push(err16);
			errors++;
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
	validate24.errors = vErrors;
	return errors === 0;
}
function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
			if (!validate22(data.query, {
				instancePath: instancePath + "/query",
				parentData: data,
				parentDataProperty: "query",
				rootData
			})) {
				vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
				errors = vErrors.length;
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
			if (!validate14(data.client, {
				instancePath: instancePath + "/client",
				parentData: data,
				parentDataProperty: "client",
				rootData
			})) {
				vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
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
					params: { type: schema19.type },
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
	validate21.errors = vErrors;
	return errors === 0;
}
function validate20(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
			if (!validate21(data.request, {
				instancePath: instancePath + "/request",
				parentData: data,
				parentDataProperty: "request",
				rootData
			})) {
				vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
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
	validate20.errors = vErrors;
	return errors === 0;
}
function validate19(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (!validate20(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData
	})) {
		vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
		errors = vErrors.length;
	}
	validate19.errors = vErrors;
	return errors === 0;
}
const check4 = validate29;
function validate29(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.numberWithPrefix === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "contract2.0#/components/schemas/PhoneQueryCombined/required",
				keyword: "required",
				params: { missingProperty: "numberWithPrefix" },
				message: "must have required property 'numberWithPrefix'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.numberWithPrefix !== void 0) {
			if (typeof data.numberWithPrefix !== "string") {
				const err1 = {
					instancePath: instancePath + "/numberWithPrefix",
					schemaPath: "contract2.0#/components/schemas/PhoneQueryCombined/properties/numberWithPrefix/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
		}
		if (data.numberFull !== void 0) {
			const err2 = {
				instancePath: instancePath + "/numberFull",
				schemaPath: "contract2.0#/components/schemas/PhoneQueryCombined/properties/numberFull/false schema",
				keyword: "false schema",
				params: {},
				message: "boolean schema is false"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.prefix !== void 0) {
			const err3 = {
				instancePath: instancePath + "/prefix",
				schemaPath: "contract2.0#/components/schemas/PhoneQueryCombined/properties/prefix/false schema",
				keyword: "false schema",
				params: {},
				message: "boolean schema is false"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.number !== void 0) {
			const err4 = {
				instancePath: instancePath + "/number",
				schemaPath: "contract2.0#/components/schemas/PhoneQueryCombined/properties/number/false schema",
				keyword: "false schema",
				params: {},
				message: "boolean schema is false"
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
	} else {
		const err5 = {
			instancePath,
			schemaPath: "contract2.0#/components/schemas/PhoneQueryCombined/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err5];
		else vErrors.push(err5);
		errors++;
	}
	validate29.errors = vErrors;
	return errors === 0;
}
const check5 = validate30;
function validate30(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.prefix === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "contract2.0#/components/schemas/PhoneQuerySeparate/required",
				keyword: "required",
				params: { missingProperty: "prefix" },
				message: "must have required property 'prefix'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.number === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "contract2.0#/components/schemas/PhoneQuerySeparate/required",
				keyword: "required",
				params: { missingProperty: "number" },
				message: "must have required property 'number'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.prefix !== void 0) {
			if (typeof data.prefix !== "string") {
				const err2 = {
					instancePath: instancePath + "/prefix",
					schemaPath: "contract2.0#/components/schemas/PhoneQuerySeparate/properties/prefix/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
		}
		if (data.number !== void 0) {
			if (typeof data.number !== "string") {
				const err3 = {
					instancePath: instancePath + "/number",
					schemaPath: "contract2.0#/components/schemas/PhoneQuerySeparate/properties/number/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
		if (data.numberWithPrefix !== void 0) {
			const err4 = {
				instancePath: instancePath + "/numberWithPrefix",
				schemaPath: "contract2.0#/components/schemas/PhoneQuerySeparate/properties/numberWithPrefix/false schema",
				keyword: "false schema",
				params: {},
				message: "boolean schema is false"
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		if (data.numberFull !== void 0) {
			const err5 = {
				instancePath: instancePath + "/numberFull",
				schemaPath: "contract2.0#/components/schemas/PhoneQuerySeparate/properties/numberFull/false schema",
				keyword: "false schema",
				params: {},
				message: "boolean schema is false"
			};
			if (vErrors === null) vErrors = [err5];
			else vErrors.push(err5);
			errors++;
		}
	} else {
		const err6 = {
			instancePath,
			schemaPath: "contract2.0#/components/schemas/PhoneQuerySeparate/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err6];
		else vErrors.push(err6);
		errors++;
	}
	validate30.errors = vErrors;
	return errors === 0;
}
const check6 = validate31;
const schema51 = { "type": ["string", "null"] };
function validate35(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	const _errs0 = errors;
	let valid0 = false;
	let passing0 = null;
	const _errs1 = errors;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.numberFull === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/components/schemas/PhoneQueryCombined/required",
				keyword: "required",
				params: { missingProperty: "numberFull" },
				message: "must have required property 'numberFull'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.numberFull !== void 0) {
			if (typeof data.numberFull !== "string") {
				const err1 = {
					instancePath: instancePath + "/numberFull",
					schemaPath: "#/components/schemas/PhoneQueryCombined/properties/numberFull/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
		}
		if (data.numberWithPrefix !== void 0) {
			const err2 = {
				instancePath: instancePath + "/numberWithPrefix",
				schemaPath: "#/components/schemas/PhoneQueryCombined/properties/numberWithPrefix/false schema",
				keyword: "false schema",
				params: {},
				message: "boolean schema is false"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.prefix !== void 0) {
			const err3 = {
				instancePath: instancePath + "/prefix",
				schemaPath: "#/components/schemas/PhoneQueryCombined/properties/prefix/false schema",
				keyword: "false schema",
				params: {},
				message: "boolean schema is false"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.number !== void 0) {
			const err4 = {
				instancePath: instancePath + "/number",
				schemaPath: "#/components/schemas/PhoneQueryCombined/properties/number/false schema",
				keyword: "false schema",
				params: {},
				message: "boolean schema is false"
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
	} else {
		const err5 = {
			instancePath,
			schemaPath: "#/components/schemas/PhoneQueryCombined/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err5];
		else vErrors.push(err5);
		errors++;
	}
	var _valid0 = _errs1 === errors;
	if (_valid0) {
		valid0 = true;
		passing0 = 0;
	}
	const _errs6 = errors;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.prefix === void 0) {
			const err6 = {
				instancePath,
				schemaPath: "#/components/schemas/PhoneQuerySeparate/required",
				keyword: "required",
				params: { missingProperty: "prefix" },
				message: "must have required property 'prefix'"
			};
			if (vErrors === null) vErrors = [err6];
			else vErrors.push(err6);
			errors++;
		}
		if (data.number === void 0) {
			const err7 = {
				instancePath,
				schemaPath: "#/components/schemas/PhoneQuerySeparate/required",
				keyword: "required",
				params: { missingProperty: "number" },
				message: "must have required property 'number'"
			};
			if (vErrors === null) vErrors = [err7];
			else vErrors.push(err7);
			errors++;
		}
		if (data.prefix !== void 0) {
			if (typeof data.prefix !== "string") {
				const err8 = {
					instancePath: instancePath + "/prefix",
					schemaPath: "#/components/schemas/PhoneQuerySeparate/properties/prefix/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err8];
				else vErrors.push(err8);
				errors++;
			}
		}
		if (data.number !== void 0) {
			if (typeof data.number !== "string") {
				const err9 = {
					instancePath: instancePath + "/number",
					schemaPath: "#/components/schemas/PhoneQuerySeparate/properties/number/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
		}
		if (data.numberFull !== void 0) {
			const err10 = {
				instancePath: instancePath + "/numberFull",
				schemaPath: "#/components/schemas/PhoneQuerySeparate/properties/numberFull/false schema",
				keyword: "false schema",
				params: {},
				message: "boolean schema is false"
			};
			if (vErrors === null) vErrors = [err10];
			else vErrors.push(err10);
			errors++;
		}
		if (data.numberWithPrefix !== void 0) {
			const err11 = {
				instancePath: instancePath + "/numberWithPrefix",
				schemaPath: "#/components/schemas/PhoneQuerySeparate/properties/numberWithPrefix/false schema",
				keyword: "false schema",
				params: {},
				message: "boolean schema is false"
			};
			if (vErrors === null) vErrors = [err11];
			else vErrors.push(err11);
			errors++;
		}
	} else {
		const err12 = {
			instancePath,
			schemaPath: "#/components/schemas/PhoneQuerySeparate/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err12];
		else vErrors.push(err12);
		errors++;
	}
	var _valid0 = _errs6 === errors;
	if (_valid0 && valid0) {
		valid0 = false;
		passing0 = [passing0, 1];
	} else if (_valid0) {
		valid0 = true;
		passing0 = 1;
	}
	if (!valid0) {
		const err13 = {
			instancePath,
			schemaPath: "#/oneOf",
			keyword: "oneOf",
			params: { passingSchemas: passing0 },
			message: "must match exactly one schema in oneOf"
		};
		if (vErrors === null) vErrors = [err13];
		else vErrors.push(err13);
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
const schema44 = {
	"type": "object",
	"properties": {
		"validationType": { "$ref": "#/components/schemas/PhoneValidationType" },
		"preferredPrefixes": { "$ref": "#/components/schemas/PhonePreferredPrefixes" },
		"allowedPrefixes": { "$ref": "#/components/schemas/PhoneAllowedPrefixes" },
		"correctionMode": { "$ref": "#/components/schemas/AssumedCorrectionMode" },
		"numberFormat": { "oneOf": [{
			"type": "string",
			"enum": [
				"raw",
				"national",
				"e123",
				"e164"
			]
		}, { "type": "null" }] },
		"defaultPrefix": false,
		"formatNumber": false
	}
};
const schema45 = { "anyOf": [
	{
		"type": "string",
		"enum": ["basic", "extended"]
	},
	{ "type": "string" },
	{ "type": "null" }
] };
const schema46 = {
	"type": ["array", "null"],
	"items": { "type": "string" }
};
const schema47 = {
	"type": ["array", "null"],
	"items": { "type": "string" }
};
const schema48 = { "anyOf": [
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
		if (data.validationType !== void 0) {
			let data0 = data.validationType;
			const _errs3 = errors;
			let valid2 = false;
			const _errs4 = errors;
			if (typeof data0 !== "string") {
				const err0 = {
					instancePath: instancePath + "/validationType",
					schemaPath: "#/components/schemas/PhoneValidationType/anyOf/0/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err0];
				else vErrors.push(err0);
				errors++;
			}
			if (!(data0 === "basic" || data0 === "extended")) {
				const err1 = {
					instancePath: instancePath + "/validationType",
					schemaPath: "#/components/schemas/PhoneValidationType/anyOf/0/enum",
					keyword: "enum",
					params: { allowedValues: schema45.anyOf[0].enum },
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
						instancePath: instancePath + "/validationType",
						schemaPath: "#/components/schemas/PhoneValidationType/anyOf/1/type",
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
							instancePath: instancePath + "/validationType",
							schemaPath: "#/components/schemas/PhoneValidationType/anyOf/2/type",
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
					instancePath: instancePath + "/validationType",
					schemaPath: "#/components/schemas/PhoneValidationType/anyOf",
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
		if (data.preferredPrefixes !== void 0) {
			let data1 = data.preferredPrefixes;
			if (!Array.isArray(data1) && data1 !== null) {
				const err5 = {
					instancePath: instancePath + "/preferredPrefixes",
					schemaPath: "#/components/schemas/PhonePreferredPrefixes/type",
					keyword: "type",
					params: { type: schema46.type },
					message: "must be array,null"
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
			if (Array.isArray(data1)) {
				const len0 = data1.length;
				for (let i0 = 0; i0 < len0; i0++) if (typeof data1[i0] !== "string") {
					const err6 = {
						instancePath: instancePath + "/preferredPrefixes/" + i0,
						schemaPath: "#/components/schemas/PhonePreferredPrefixes/items/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
			}
		}
		if (data.allowedPrefixes !== void 0) {
			let data3 = data.allowedPrefixes;
			if (!Array.isArray(data3) && data3 !== null) {
				const err7 = {
					instancePath: instancePath + "/allowedPrefixes",
					schemaPath: "#/components/schemas/PhoneAllowedPrefixes/type",
					keyword: "type",
					params: { type: schema47.type },
					message: "must be array,null"
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
			if (Array.isArray(data3)) {
				const len1 = data3.length;
				for (let i1 = 0; i1 < len1; i1++) if (typeof data3[i1] !== "string") {
					const err8 = {
						instancePath: instancePath + "/allowedPrefixes/" + i1,
						schemaPath: "#/components/schemas/PhoneAllowedPrefixes/items/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err8];
					else vErrors.push(err8);
					errors++;
				}
			}
		}
		if (data.correctionMode !== void 0) {
			let data5 = data.correctionMode;
			const _errs22 = errors;
			let valid10 = false;
			const _errs23 = errors;
			if (typeof data5 !== "string") {
				const err9 = {
					instancePath: instancePath + "/correctionMode",
					schemaPath: "#/components/schemas/AssumedCorrectionMode/anyOf/0/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
			if (!(data5 === "full" || data5 === "format" || data5 === "suggestion" || data5 === "none")) {
				const err10 = {
					instancePath: instancePath + "/correctionMode",
					schemaPath: "#/components/schemas/AssumedCorrectionMode/anyOf/0/enum",
					keyword: "enum",
					params: { allowedValues: schema48.anyOf[0].enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err10];
				else vErrors.push(err10);
				errors++;
			}
			var _valid1 = _errs23 === errors;
			valid10 = valid10 || _valid1;
			if (!valid10) {
				const _errs25 = errors;
				if (typeof data5 !== "string") {
					const err11 = {
						instancePath: instancePath + "/correctionMode",
						schemaPath: "#/components/schemas/AssumedCorrectionMode/anyOf/1/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err11];
					else vErrors.push(err11);
					errors++;
				}
				var _valid1 = _errs25 === errors;
				valid10 = valid10 || _valid1;
				if (!valid10) {
					const _errs27 = errors;
					if (data5 !== null) {
						const err12 = {
							instancePath: instancePath + "/correctionMode",
							schemaPath: "#/components/schemas/AssumedCorrectionMode/anyOf/2/type",
							keyword: "type",
							params: { type: "null" },
							message: "must be null"
						};
						if (vErrors === null) vErrors = [err12];
						else vErrors.push(err12);
						errors++;
					}
					var _valid1 = _errs27 === errors;
					valid10 = valid10 || _valid1;
				}
			}
			if (!valid10) {
				const err13 = {
					instancePath: instancePath + "/correctionMode",
					schemaPath: "#/components/schemas/AssumedCorrectionMode/anyOf",
					keyword: "anyOf",
					params: {},
					message: "must match a schema in anyOf"
				};
				if (vErrors === null) vErrors = [err13];
				else vErrors.push(err13);
				errors++;
			} else {
				errors = _errs22;
				if (vErrors !== null) {
					if (_errs22) vErrors.length = _errs22;
					else vErrors = null;
				}
			}
		}
		if (data.numberFormat !== void 0) {
			let data6 = data.numberFormat;
			const _errs30 = errors;
			let valid11 = false;
			let passing0 = null;
			const _errs31 = errors;
			if (typeof data6 !== "string") {
				const err14 = {
					instancePath: instancePath + "/numberFormat",
					schemaPath: "#/properties/numberFormat/oneOf/0/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err14];
				else vErrors.push(err14);
				errors++;
			}
			if (!(data6 === "raw" || data6 === "national" || data6 === "e123" || data6 === "e164")) {
				const err15 = {
					instancePath: instancePath + "/numberFormat",
					schemaPath: "#/properties/numberFormat/oneOf/0/enum",
					keyword: "enum",
					params: { allowedValues: schema44.properties.numberFormat.oneOf[0].enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err15];
				else vErrors.push(err15);
				errors++;
			}
			var _valid2 = _errs31 === errors;
			if (_valid2) {
				valid11 = true;
				passing0 = 0;
			}
			const _errs33 = errors;
			if (data6 !== null) {
				const err16 = {
					instancePath: instancePath + "/numberFormat",
					schemaPath: "#/properties/numberFormat/oneOf/1/type",
					keyword: "type",
					params: { type: "null" },
					message: "must be null"
				};
				if (vErrors === null) vErrors = [err16];
				else vErrors.push(err16);
				errors++;
			}
			var _valid2 = _errs33 === errors;
			if (_valid2 && valid11) {
				valid11 = false;
				passing0 = [passing0, 1];
			} else if (_valid2) {
				valid11 = true;
				passing0 = 1;
			}
			if (!valid11) {
				const err17 = {
					instancePath: instancePath + "/numberFormat",
					schemaPath: "#/properties/numberFormat/oneOf",
					keyword: "oneOf",
					params: { passingSchemas: passing0 },
					message: "must match exactly one schema in oneOf"
				};
				if (vErrors === null) vErrors = [err17];
				else vErrors.push(err17);
				errors++;
			} else {
				errors = _errs30;
				if (vErrors !== null) {
					if (_errs30) vErrors.length = _errs30;
					else vErrors = null;
				}
			}
		}
		if (data.defaultPrefix !== void 0) {
			const err18 = {
				instancePath: instancePath + "/defaultPrefix",
				schemaPath: "#/properties/defaultPrefix/false schema",
				keyword: "false schema",
				params: {},
				message: "boolean schema is false"
			};
			if (vErrors === null) vErrors = [err18];
			else vErrors.push(err18);
			errors++;
		}
		if (data.formatNumber !== void 0) {
			const err19 = {
				instancePath: instancePath + "/formatNumber",
				schemaPath: "#/properties/formatNumber/false schema",
				keyword: "false schema",
				params: {},
				message: "boolean schema is false"
			};
			if (vErrors === null) vErrors = [err19];
			else vErrors.push(err19);
			errors++;
		}
	} else {
		const err20 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err20];
		else vErrors.push(err20);
		errors++;
	}
	validate37.errors = vErrors;
	return errors === 0;
}
function validate39(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
	validate39.errors = vErrors;
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
			if (!validate39(data.client, {
				instancePath: instancePath + "/client",
				parentData: data,
				parentDataProperty: "client",
				rootData
			})) {
				vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
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
					params: { type: schema51.type },
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
function validate31(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
	validate31.errors = vErrors;
	return errors === 0;
}
const check7 = validate43;
function validate43(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.numberFull === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "contract2.1#/components/schemas/PhoneQueryCombined/required",
				keyword: "required",
				params: { missingProperty: "numberFull" },
				message: "must have required property 'numberFull'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.numberFull !== void 0) {
			if (typeof data.numberFull !== "string") {
				const err1 = {
					instancePath: instancePath + "/numberFull",
					schemaPath: "contract2.1#/components/schemas/PhoneQueryCombined/properties/numberFull/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
		}
		if (data.numberWithPrefix !== void 0) {
			const err2 = {
				instancePath: instancePath + "/numberWithPrefix",
				schemaPath: "contract2.1#/components/schemas/PhoneQueryCombined/properties/numberWithPrefix/false schema",
				keyword: "false schema",
				params: {},
				message: "boolean schema is false"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.prefix !== void 0) {
			const err3 = {
				instancePath: instancePath + "/prefix",
				schemaPath: "contract2.1#/components/schemas/PhoneQueryCombined/properties/prefix/false schema",
				keyword: "false schema",
				params: {},
				message: "boolean schema is false"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.number !== void 0) {
			const err4 = {
				instancePath: instancePath + "/number",
				schemaPath: "contract2.1#/components/schemas/PhoneQueryCombined/properties/number/false schema",
				keyword: "false schema",
				params: {},
				message: "boolean schema is false"
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
	} else {
		const err5 = {
			instancePath,
			schemaPath: "contract2.1#/components/schemas/PhoneQueryCombined/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err5];
		else vErrors.push(err5);
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
		if (data.prefix === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "contract2.1#/components/schemas/PhoneQuerySeparate/required",
				keyword: "required",
				params: { missingProperty: "prefix" },
				message: "must have required property 'prefix'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.number === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "contract2.1#/components/schemas/PhoneQuerySeparate/required",
				keyword: "required",
				params: { missingProperty: "number" },
				message: "must have required property 'number'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.prefix !== void 0) {
			if (typeof data.prefix !== "string") {
				const err2 = {
					instancePath: instancePath + "/prefix",
					schemaPath: "contract2.1#/components/schemas/PhoneQuerySeparate/properties/prefix/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
		}
		if (data.number !== void 0) {
			if (typeof data.number !== "string") {
				const err3 = {
					instancePath: instancePath + "/number",
					schemaPath: "contract2.1#/components/schemas/PhoneQuerySeparate/properties/number/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
		if (data.numberFull !== void 0) {
			const err4 = {
				instancePath: instancePath + "/numberFull",
				schemaPath: "contract2.1#/components/schemas/PhoneQuerySeparate/properties/numberFull/false schema",
				keyword: "false schema",
				params: {},
				message: "boolean schema is false"
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		if (data.numberWithPrefix !== void 0) {
			const err5 = {
				instancePath: instancePath + "/numberWithPrefix",
				schemaPath: "contract2.1#/components/schemas/PhoneQuerySeparate/properties/numberWithPrefix/false schema",
				keyword: "false schema",
				params: {},
				message: "boolean schema is false"
			};
			if (vErrors === null) vErrors = [err5];
			else vErrors.push(err5);
			errors++;
		}
	} else {
		const err6 = {
			instancePath,
			schemaPath: "contract2.1#/components/schemas/PhoneQuerySeparate/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err6];
		else vErrors.push(err6);
		errors++;
	}
	validate44.errors = vErrors;
	return errors === 0;
}
const thorough = {
	"2.0": {
		"phoneSearch": {
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
				"/request/query": { "value": null },
				"/request/options": {
					"resultsLimit": null,
					"allowedPrefixes": null
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
		"phoneValidate": {
			"request": check3,
			"forms": [check4, check5],
			"named": {
				"": { "request": null },
				"/request": {
					"query": null,
					"options": null,
					"client": null,
					"customId": null
				},
				"/request/query": {
					"numberWithPrefix": null,
					"prefix": null,
					"number": null
				},
				"/request/options": {
					"validationType": ["basic", "extended"],
					"preferredPrefixes": null,
					"allowedPrefixes": null,
					"correctionMode": [
						"full",
						"format",
						"suggestion",
						"none"
					],
					"defaultPrefix": null,
					"formatNumber": null
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
		"phoneSearch": {
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
				"/request/query": { "value": null },
				"/request/options": {
					"resultsLimit": null,
					"allowedPrefixes": null
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
		"phoneValidate": {
			"request": check6,
			"forms": [check7, check8],
			"named": {
				"": { "request": null },
				"/request": {
					"query": null,
					"options": null,
					"client": null,
					"customId": null
				},
				"/request/query": {
					"numberFull": null,
					"prefix": null,
					"number": null
				},
				"/request/options": {
					"validationType": ["basic", "extended"],
					"preferredPrefixes": null,
					"allowedPrefixes": null,
					"correctionMode": [
						"full",
						"format",
						"suggestion",
						"none"
					],
					"numberFormat": [
						"raw",
						"national",
						"e123",
						"e164"
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
