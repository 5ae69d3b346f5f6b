// The validators of a data kind, made from openapi/ by npm run generate.
// scripts/mock/validators.generated.js
const check1 = validate10;
const schema16 = {
	"type": "object",
	"properties": { "resultsLimit": {
		"type": ["integer", "null"],
		"minimum": 1,
		"maximum": 5
	} }
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
						schemaPath: "#/components/schemas/EmailSearchQuery/required",
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
							schemaPath: "#/components/schemas/EmailSearchQuery/properties/value/type",
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
					schemaPath: "#/components/schemas/EmailSearchQuery/type",
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
							schemaPath: "#/components/schemas/EmailSearchOptions/properties/resultsLimit/type",
							keyword: "type",
							params: { type: schema16.properties.resultsLimit.type },
							message: "must be integer,null"
						};
						if (vErrors === null) vErrors = [err4];
						else vErrors.push(err4);
						errors++;
					}
					if (typeof data3 == "number") {
						if (data3 > 5 || isNaN(data3)) {
							const err5 = {
								instancePath: instancePath + "/options/resultsLimit",
								schemaPath: "#/components/schemas/EmailSearchOptions/properties/resultsLimit/maximum",
								keyword: "maximum",
								params: {
									comparison: "<=",
									limit: 5
								},
								message: "must be <= 5"
							};
							if (vErrors === null) vErrors = [err5];
							else vErrors.push(err5);
							errors++;
						}
						if (data3 < 1 || isNaN(data3)) {
							const err6 = {
								instancePath: instancePath + "/options/resultsLimit",
								schemaPath: "#/components/schemas/EmailSearchOptions/properties/resultsLimit/minimum",
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
			} else {
				const err7 = {
					instancePath: instancePath + "/options",
					schemaPath: "#/components/schemas/EmailSearchOptions/type",
					keyword: "type",
					params: { type: "object" },
					message: "must be object"
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
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
			let data5 = data.customId;
			if (typeof data5 !== "string" && data5 !== null) {
				const err8 = {
					instancePath: instancePath + "/customId",
					schemaPath: "#/components/schemas/CustomId/type",
					keyword: "type",
					params: { type: schema19.type },
					message: "must be string,null"
				};
				if (vErrors === null) vErrors = [err8];
				else vErrors.push(err8);
				errors++;
			}
		}
	} else {
		const err9 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err9];
		else vErrors.push(err9);
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
const schema25 = {
	"type": "object",
	"properties": {
		"validationType": { "anyOf": [
			{
				"type": "string",
				"enum": ["basic", "extended"]
			},
			{ "type": "string" },
			{ "type": "null" }
		] },
		"acceptDisposableEmails": { "type": ["boolean", "null"] },
		"acceptFreemails": { "type": ["boolean", "null"] },
		"correctionMode": { "$ref": "#/components/schemas/AssumedCorrectionMode" }
	}
};
const schema26 = { "anyOf": [
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
function validate22(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.validationType !== void 0) {
			let data0 = data.validationType;
			const _errs2 = errors;
			let valid1 = false;
			const _errs3 = errors;
			if (typeof data0 !== "string") {
				const err0 = {
					instancePath: instancePath + "/validationType",
					schemaPath: "#/properties/validationType/anyOf/0/type",
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
					schemaPath: "#/properties/validationType/anyOf/0/enum",
					keyword: "enum",
					params: { allowedValues: schema25.properties.validationType.anyOf[0].enum },
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
						instancePath: instancePath + "/validationType",
						schemaPath: "#/properties/validationType/anyOf/1/type",
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
							instancePath: instancePath + "/validationType",
							schemaPath: "#/properties/validationType/anyOf/2/type",
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
					instancePath: instancePath + "/validationType",
					schemaPath: "#/properties/validationType/anyOf",
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
		if (data.acceptDisposableEmails !== void 0) {
			let data1 = data.acceptDisposableEmails;
			if (typeof data1 !== "boolean" && data1 !== null) {
				const err5 = {
					instancePath: instancePath + "/acceptDisposableEmails",
					schemaPath: "#/properties/acceptDisposableEmails/type",
					keyword: "type",
					params: { type: schema25.properties.acceptDisposableEmails.type },
					message: "must be boolean,null"
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
		}
		if (data.acceptFreemails !== void 0) {
			let data2 = data.acceptFreemails;
			if (typeof data2 !== "boolean" && data2 !== null) {
				const err6 = {
					instancePath: instancePath + "/acceptFreemails",
					schemaPath: "#/properties/acceptFreemails/type",
					keyword: "type",
					params: { type: schema25.properties.acceptFreemails.type },
					message: "must be boolean,null"
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
		}
		if (data.correctionMode !== void 0) {
			let data3 = data.correctionMode;
			const _errs15 = errors;
			let valid3 = false;
			const _errs16 = errors;
			if (typeof data3 !== "string") {
				const err7 = {
					instancePath: instancePath + "/correctionMode",
					schemaPath: "#/components/schemas/AssumedCorrectionMode/anyOf/0/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
			if (!(data3 === "full" || data3 === "format" || data3 === "suggestion" || data3 === "none")) {
				const err8 = {
					instancePath: instancePath + "/correctionMode",
					schemaPath: "#/components/schemas/AssumedCorrectionMode/anyOf/0/enum",
					keyword: "enum",
					params: { allowedValues: schema26.anyOf[0].enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err8];
				else vErrors.push(err8);
				errors++;
			}
			var _valid1 = _errs16 === errors;
			valid3 = valid3 || _valid1;
			if (!valid3) {
				const _errs18 = errors;
				if (typeof data3 !== "string") {
					const err9 = {
						instancePath: instancePath + "/correctionMode",
						schemaPath: "#/components/schemas/AssumedCorrectionMode/anyOf/1/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err9];
					else vErrors.push(err9);
					errors++;
				}
				var _valid1 = _errs18 === errors;
				valid3 = valid3 || _valid1;
				if (!valid3) {
					const _errs20 = errors;
					if (data3 !== null) {
						const err10 = {
							instancePath: instancePath + "/correctionMode",
							schemaPath: "#/components/schemas/AssumedCorrectionMode/anyOf/2/type",
							keyword: "type",
							params: { type: "null" },
							message: "must be null"
						};
						if (vErrors === null) vErrors = [err10];
						else vErrors.push(err10);
						errors++;
					}
					var _valid1 = _errs20 === errors;
					valid3 = valid3 || _valid1;
				}
			}
			if (!valid3) {
				const err11 = {
					instancePath: instancePath + "/correctionMode",
					schemaPath: "#/components/schemas/AssumedCorrectionMode/anyOf",
					keyword: "anyOf",
					params: {},
					message: "must match a schema in anyOf"
				};
				if (vErrors === null) vErrors = [err11];
				else vErrors.push(err11);
				errors++;
			} else {
				errors = _errs15;
				if (vErrors !== null) {
					if (_errs15) vErrors.length = _errs15;
					else vErrors = null;
				}
			}
		}
	} else {
		const err12 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err12];
		else vErrors.push(err12);
		errors++;
	}
	validate22.errors = vErrors;
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
			let data0 = data.query;
			if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
				if (data0.email === void 0) {
					const err1 = {
						instancePath: instancePath + "/query",
						schemaPath: "#/components/schemas/EmailValidateQuery/required",
						keyword: "required",
						params: { missingProperty: "email" },
						message: "must have required property 'email'"
					};
					if (vErrors === null) vErrors = [err1];
					else vErrors.push(err1);
					errors++;
				}
				if (data0.email !== void 0) {
					if (typeof data0.email !== "string") {
						const err2 = {
							instancePath: instancePath + "/query/email",
							schemaPath: "#/components/schemas/EmailValidateQuery/properties/email/type",
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
					schemaPath: "#/components/schemas/EmailValidateQuery/type",
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
			if (!validate22(data.options, {
				instancePath: instancePath + "/options",
				parentData: data,
				parentDataProperty: "options",
				rootData
			})) {
				vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
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
			let data4 = data.customId;
			if (typeof data4 !== "string" && data4 !== null) {
				const err4 = {
					instancePath: instancePath + "/customId",
					schemaPath: "#/components/schemas/CustomId/type",
					keyword: "type",
					params: { type: schema19.type },
					message: "must be string,null"
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
	} else {
		const err5 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err5];
		else vErrors.push(err5);
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
const check4 = validate27;
function validate27(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.email === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "email" },
				message: "must have required property 'email'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.email !== void 0) {
			if (typeof data.email !== "string") {
				const err1 = {
					instancePath: instancePath + "/email",
					schemaPath: "#/properties/email/type",
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
	validate27.errors = vErrors;
	return errors === 0;
}
const thorough = {
	"2.0": {
		"emailSearch": {
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
				"/request/options": { "resultsLimit": null },
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
		"emailValidate": {
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
				"/request/query": { "email": null },
				"/request/options": {
					"validationType": ["basic", "extended"],
					"acceptDisposableEmails": null,
					"acceptFreemails": null,
					"correctionMode": [
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
		"emailSearch": {
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
				"/request/options": { "resultsLimit": null },
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
		"emailValidate": {
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
				"/request/query": { "email": null },
				"/request/options": {
					"validationType": ["basic", "extended"],
					"acceptDisposableEmails": null,
					"acceptFreemails": null,
					"correctionMode": [
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
