// The validators of a data kind, made from openapi/ by npm run generate.
// scripts/mock/validators.generated.js
const check1 = validate10;
const schema26 = { "type": ["string", "null"] };
function validate14(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
					schemaPath: "#/components/schemas/NameFields/properties/name/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err0];
				else vErrors.push(err0);
				errors++;
			}
		}
		if (data.surname !== void 0) {
			if (typeof data.surname !== "string") {
				const err1 = {
					instancePath: instancePath + "/surname",
					schemaPath: "#/components/schemas/NameFields/properties/surname/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
		}
		if (data.nameSurname !== void 0) {
			if (typeof data.nameSurname !== "string") {
				const err2 = {
					instancePath: instancePath + "/nameSurname",
					schemaPath: "#/components/schemas/NameFields/properties/nameSurname/type",
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
			instancePath,
			schemaPath: "#/components/schemas/NameFields/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err3];
		else vErrors.push(err3);
		errors++;
	}
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.name === void 0) {
			const err4 = {
				instancePath,
				schemaPath: "#/anyOf/0/required",
				keyword: "required",
				params: { missingProperty: "name" },
				message: "must have required property 'name'"
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
	} else {
		const err5 = {
			instancePath,
			schemaPath: "#/anyOf/0/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err5];
		else vErrors.push(err5);
		errors++;
	}
	var _valid0 = _errs1 === errors;
	valid0 = valid0 || _valid0;
	if (!valid0) {
		const _errs12 = errors;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.name !== void 0) {
				if (typeof data.name !== "string") {
					const err6 = {
						instancePath: instancePath + "/name",
						schemaPath: "#/components/schemas/NameFields/properties/name/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
			}
			if (data.surname !== void 0) {
				if (typeof data.surname !== "string") {
					const err7 = {
						instancePath: instancePath + "/surname",
						schemaPath: "#/components/schemas/NameFields/properties/surname/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err7];
					else vErrors.push(err7);
					errors++;
				}
			}
			if (data.nameSurname !== void 0) {
				if (typeof data.nameSurname !== "string") {
					const err8 = {
						instancePath: instancePath + "/nameSurname",
						schemaPath: "#/components/schemas/NameFields/properties/nameSurname/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err8];
					else vErrors.push(err8);
					errors++;
				}
			}
		} else {
			const err9 = {
				instancePath,
				schemaPath: "#/components/schemas/NameFields/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			};
			if (vErrors === null) vErrors = [err9];
			else vErrors.push(err9);
			errors++;
		}
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.surname === void 0) {
				const err10 = {
					instancePath,
					schemaPath: "#/anyOf/1/required",
					keyword: "required",
					params: { missingProperty: "surname" },
					message: "must have required property 'surname'"
				};
				if (vErrors === null) vErrors = [err10];
				else vErrors.push(err10);
				errors++;
			}
		} else {
			const err11 = {
				instancePath,
				schemaPath: "#/anyOf/1/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			};
			if (vErrors === null) vErrors = [err11];
			else vErrors.push(err11);
			errors++;
		}
		var _valid0 = _errs12 === errors;
		valid0 = valid0 || _valid0;
		if (!valid0) {
			const _errs23 = errors;
			if (data && typeof data == "object" && !Array.isArray(data)) {
				if (data.name !== void 0) {
					if (typeof data.name !== "string") {
						const err12 = {
							instancePath: instancePath + "/name",
							schemaPath: "#/components/schemas/NameFields/properties/name/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err12];
						else vErrors.push(err12);
						errors++;
					}
				}
				if (data.surname !== void 0) {
					if (typeof data.surname !== "string") {
						const err13 = {
							instancePath: instancePath + "/surname",
							schemaPath: "#/components/schemas/NameFields/properties/surname/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err13];
						else vErrors.push(err13);
						errors++;
					}
				}
				if (data.nameSurname !== void 0) {
					if (typeof data.nameSurname !== "string") {
						const err14 = {
							instancePath: instancePath + "/nameSurname",
							schemaPath: "#/components/schemas/NameFields/properties/nameSurname/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err14];
						else vErrors.push(err14);
						errors++;
					}
				}
			} else {
				const err15 = {
					instancePath,
					schemaPath: "#/components/schemas/NameFields/type",
					keyword: "type",
					params: { type: "object" },
					message: "must be object"
				};
				if (vErrors === null) vErrors = [err15];
				else vErrors.push(err15);
				errors++;
			}
			if (data && typeof data == "object" && !Array.isArray(data)) {
				if (data.nameSurname === void 0) {
					const err16 = {
						instancePath,
						schemaPath: "#/anyOf/2/required",
						keyword: "required",
						params: { missingProperty: "nameSurname" },
						message: "must have required property 'nameSurname'"
					};
					if (vErrors === null) vErrors = [err16];
					else vErrors.push(err16);
					errors++;
				}
			} else {
				const err17 = {
					instancePath,
					schemaPath: "#/anyOf/2/type",
					keyword: "type",
					params: { type: "object" },
					message: "must be object"
				};
				if (vErrors === null) vErrors = [err17];
				else vErrors.push(err17);
				errors++;
			}
			var _valid0 = _errs23 === errors;
			valid0 = valid0 || _valid0;
		}
	}
	if (!valid0) {
		const err18 = {
			instancePath,
			schemaPath: "#/anyOf",
			keyword: "anyOf",
			params: {},
			message: "must match a schema in anyOf"
		};
		if (vErrors === null) vErrors = [err18];
		else vErrors.push(err18);
		errors++;
	} else {
		errors = _errs0;
		if (vErrors !== null) {
			if (_errs0) vErrors.length = _errs0;
			else vErrors = null;
		}
	}
	validate14.errors = vErrors;
	return errors === 0;
}
const schema19 = {
	"type": "object",
	"properties": {
		"dataScope": { "$ref": "#/components/schemas/NameDataScope" },
		"dataSource": { "$ref": "#/components/schemas/NameDataSource" },
		"acceptDegrees": { "$ref": "#/components/schemas/AcceptDegrees" },
		"acceptContext": { "$ref": "#/components/schemas/AcceptContext" },
		"validationDepth": { "anyOf": [
			{
				"type": "string",
				"enum": [
					"minimal",
					"moderate",
					"strict"
				]
			},
			{ "type": "string" },
			{ "type": "null" }
		] },
		"smartMode": { "type": ["boolean", "null"] },
		"correctionMode": false,
		"dataLanguage": false
	}
};
const schema20 = { "anyOf": [
	{
		"type": "string",
		"enum": ["basic", "full"]
	},
	{ "type": "string" },
	{ "type": "null" }
] };
const schema21 = {
	"type": ["array", "null"],
	"items": { "type": "string" }
};
const schema22 = { "type": ["boolean", "null"] };
const schema23 = { "type": ["boolean", "null"] };
function validate16(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
					schemaPath: "#/components/schemas/NameDataScope/anyOf/0/type",
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
					schemaPath: "#/components/schemas/NameDataScope/anyOf/0/enum",
					keyword: "enum",
					params: { allowedValues: schema20.anyOf[0].enum },
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
						schemaPath: "#/components/schemas/NameDataScope/anyOf/1/type",
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
							schemaPath: "#/components/schemas/NameDataScope/anyOf/2/type",
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
					schemaPath: "#/components/schemas/NameDataScope/anyOf",
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
					schemaPath: "#/components/schemas/NameDataSource/type",
					keyword: "type",
					params: { type: schema21.type },
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
						instancePath: instancePath + "/dataSource/" + i0,
						schemaPath: "#/components/schemas/NameDataSource/items/type",
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
		if (data.acceptDegrees !== void 0) {
			let data3 = data.acceptDegrees;
			if (typeof data3 !== "boolean" && data3 !== null) {
				const err7 = {
					instancePath: instancePath + "/acceptDegrees",
					schemaPath: "#/components/schemas/AcceptDegrees/type",
					keyword: "type",
					params: { type: schema22.type },
					message: "must be boolean,null"
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
		}
		if (data.acceptContext !== void 0) {
			let data4 = data.acceptContext;
			if (typeof data4 !== "boolean" && data4 !== null) {
				const err8 = {
					instancePath: instancePath + "/acceptContext",
					schemaPath: "#/components/schemas/AcceptContext/type",
					keyword: "type",
					params: { type: schema23.type },
					message: "must be boolean,null"
				};
				if (vErrors === null) vErrors = [err8];
				else vErrors.push(err8);
				errors++;
			}
		}
		if (data.validationDepth !== void 0) {
			let data5 = data.validationDepth;
			const _errs22 = errors;
			let valid8 = false;
			const _errs23 = errors;
			if (typeof data5 !== "string") {
				const err9 = {
					instancePath: instancePath + "/validationDepth",
					schemaPath: "#/properties/validationDepth/anyOf/0/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
			if (!(data5 === "minimal" || data5 === "moderate" || data5 === "strict")) {
				const err10 = {
					instancePath: instancePath + "/validationDepth",
					schemaPath: "#/properties/validationDepth/anyOf/0/enum",
					keyword: "enum",
					params: { allowedValues: schema19.properties.validationDepth.anyOf[0].enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err10];
				else vErrors.push(err10);
				errors++;
			}
			var _valid1 = _errs23 === errors;
			valid8 = valid8 || _valid1;
			if (!valid8) {
				const _errs25 = errors;
				if (typeof data5 !== "string") {
					const err11 = {
						instancePath: instancePath + "/validationDepth",
						schemaPath: "#/properties/validationDepth/anyOf/1/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err11];
					else vErrors.push(err11);
					errors++;
				}
				var _valid1 = _errs25 === errors;
				valid8 = valid8 || _valid1;
				if (!valid8) {
					const _errs27 = errors;
					if (data5 !== null) {
						const err12 = {
							instancePath: instancePath + "/validationDepth",
							schemaPath: "#/properties/validationDepth/anyOf/2/type",
							keyword: "type",
							params: { type: "null" },
							message: "must be null"
						};
						if (vErrors === null) vErrors = [err12];
						else vErrors.push(err12);
						errors++;
					}
					var _valid1 = _errs27 === errors;
					valid8 = valid8 || _valid1;
				}
			}
			if (!valid8) {
				const err13 = {
					instancePath: instancePath + "/validationDepth",
					schemaPath: "#/properties/validationDepth/anyOf",
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
		if (data.smartMode !== void 0) {
			let data6 = data.smartMode;
			if (typeof data6 !== "boolean" && data6 !== null) {
				const err14 = {
					instancePath: instancePath + "/smartMode",
					schemaPath: "#/properties/smartMode/type",
					keyword: "type",
					params: { type: schema19.properties.smartMode.type },
					message: "must be boolean,null"
				};
				if (vErrors === null) vErrors = [err14];
				else vErrors.push(err14);
				errors++;
			}
		}
		if (data.correctionMode !== void 0) {
			const err15 = {
				instancePath: instancePath + "/correctionMode",
				schemaPath: "#/properties/correctionMode/false schema",
				keyword: "false schema",
				params: {},
				message: "boolean schema is false"
			};
			if (vErrors === null) vErrors = [err15];
			else vErrors.push(err15);
			errors++;
		}
		if (data.dataLanguage !== void 0) {
			const err16 = {
				instancePath: instancePath + "/dataLanguage",
				schemaPath: "#/properties/dataLanguage/false schema",
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
	validate16.errors = vErrors;
	return errors === 0;
}
const formats0 = /^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/;
const formats2 = /^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i;
const pattern0 = /* @__PURE__ */ new RegExp("^((25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)(\\.(?!$)|$)){4}$", "u");
function validate18(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
	validate18.errors = vErrors;
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
			if (!validate14(data.query, {
				instancePath: instancePath + "/query",
				parentData: data,
				parentDataProperty: "query",
				rootData
			})) {
				vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
				errors = vErrors.length;
			}
		}
		if (data.options !== void 0) {
			if (!validate16(data.options, {
				instancePath: instancePath + "/options",
				parentData: data,
				parentDataProperty: "options",
				rootData
			})) {
				vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
				errors = vErrors.length;
			}
		}
		if (data.client !== void 0) {
			if (!validate18(data.client, {
				instancePath: instancePath + "/client",
				parentData: data,
				parentDataProperty: "client",
				rootData
			})) {
				vErrors = vErrors === null ? validate18.errors : vErrors.concat(validate18.errors);
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
					params: { type: schema26.type },
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
const check2 = validate22;
function validate22(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.name !== void 0) {
			if (typeof data.name !== "string") {
				const err0 = {
					instancePath: instancePath + "/name",
					schemaPath: "contract2.0#/components/schemas/NameFields/properties/name/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err0];
				else vErrors.push(err0);
				errors++;
			}
		}
		if (data.surname !== void 0) {
			if (typeof data.surname !== "string") {
				const err1 = {
					instancePath: instancePath + "/surname",
					schemaPath: "contract2.0#/components/schemas/NameFields/properties/surname/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
		}
		if (data.nameSurname !== void 0) {
			if (typeof data.nameSurname !== "string") {
				const err2 = {
					instancePath: instancePath + "/nameSurname",
					schemaPath: "contract2.0#/components/schemas/NameFields/properties/nameSurname/type",
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
			instancePath,
			schemaPath: "contract2.0#/components/schemas/NameFields/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err3];
		else vErrors.push(err3);
		errors++;
	}
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.name === void 0) {
			const err4 = {
				instancePath,
				schemaPath: "#/allOf/0/required",
				keyword: "required",
				params: { missingProperty: "name" },
				message: "must have required property 'name'"
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
	} else {
		const err5 = {
			instancePath,
			schemaPath: "#/allOf/0/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err5];
		else vErrors.push(err5);
		errors++;
	}
	validate22.errors = vErrors;
	return errors === 0;
}
const check3 = validate23;
function validate23(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.name !== void 0) {
			if (typeof data.name !== "string") {
				const err0 = {
					instancePath: instancePath + "/name",
					schemaPath: "contract2.0#/components/schemas/NameFields/properties/name/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err0];
				else vErrors.push(err0);
				errors++;
			}
		}
		if (data.surname !== void 0) {
			if (typeof data.surname !== "string") {
				const err1 = {
					instancePath: instancePath + "/surname",
					schemaPath: "contract2.0#/components/schemas/NameFields/properties/surname/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
		}
		if (data.nameSurname !== void 0) {
			if (typeof data.nameSurname !== "string") {
				const err2 = {
					instancePath: instancePath + "/nameSurname",
					schemaPath: "contract2.0#/components/schemas/NameFields/properties/nameSurname/type",
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
			instancePath,
			schemaPath: "contract2.0#/components/schemas/NameFields/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err3];
		else vErrors.push(err3);
		errors++;
	}
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.surname === void 0) {
			const err4 = {
				instancePath,
				schemaPath: "#/allOf/0/required",
				keyword: "required",
				params: { missingProperty: "surname" },
				message: "must have required property 'surname'"
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
	} else {
		const err5 = {
			instancePath,
			schemaPath: "#/allOf/0/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err5];
		else vErrors.push(err5);
		errors++;
	}
	validate23.errors = vErrors;
	return errors === 0;
}
const check4 = validate24;
function validate24(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.name !== void 0) {
			if (typeof data.name !== "string") {
				const err0 = {
					instancePath: instancePath + "/name",
					schemaPath: "contract2.0#/components/schemas/NameFields/properties/name/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err0];
				else vErrors.push(err0);
				errors++;
			}
		}
		if (data.surname !== void 0) {
			if (typeof data.surname !== "string") {
				const err1 = {
					instancePath: instancePath + "/surname",
					schemaPath: "contract2.0#/components/schemas/NameFields/properties/surname/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
		}
		if (data.nameSurname !== void 0) {
			if (typeof data.nameSurname !== "string") {
				const err2 = {
					instancePath: instancePath + "/nameSurname",
					schemaPath: "contract2.0#/components/schemas/NameFields/properties/nameSurname/type",
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
			instancePath,
			schemaPath: "contract2.0#/components/schemas/NameFields/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err3];
		else vErrors.push(err3);
		errors++;
	}
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.nameSurname === void 0) {
			const err4 = {
				instancePath,
				schemaPath: "#/allOf/0/required",
				keyword: "required",
				params: { missingProperty: "nameSurname" },
				message: "must have required property 'nameSurname'"
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
	} else {
		const err5 = {
			instancePath,
			schemaPath: "#/allOf/0/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err5];
		else vErrors.push(err5);
		errors++;
	}
	validate24.errors = vErrors;
	return errors === 0;
}
const check5 = validate25;
const schema49 = { "type": ["string", "null"] };
function validate29(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
					schemaPath: "#/components/schemas/NameFields/properties/name/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err0];
				else vErrors.push(err0);
				errors++;
			}
		}
		if (data.surname !== void 0) {
			if (typeof data.surname !== "string") {
				const err1 = {
					instancePath: instancePath + "/surname",
					schemaPath: "#/components/schemas/NameFields/properties/surname/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
		}
		if (data.nameSurname !== void 0) {
			if (typeof data.nameSurname !== "string") {
				const err2 = {
					instancePath: instancePath + "/nameSurname",
					schemaPath: "#/components/schemas/NameFields/properties/nameSurname/type",
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
			instancePath,
			schemaPath: "#/components/schemas/NameFields/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err3];
		else vErrors.push(err3);
		errors++;
	}
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.name === void 0) {
			const err4 = {
				instancePath,
				schemaPath: "#/anyOf/0/required",
				keyword: "required",
				params: { missingProperty: "name" },
				message: "must have required property 'name'"
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
	} else {
		const err5 = {
			instancePath,
			schemaPath: "#/anyOf/0/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err5];
		else vErrors.push(err5);
		errors++;
	}
	var _valid0 = _errs1 === errors;
	valid0 = valid0 || _valid0;
	if (!valid0) {
		const _errs12 = errors;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.name !== void 0) {
				if (typeof data.name !== "string") {
					const err6 = {
						instancePath: instancePath + "/name",
						schemaPath: "#/components/schemas/NameFields/properties/name/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
			}
			if (data.surname !== void 0) {
				if (typeof data.surname !== "string") {
					const err7 = {
						instancePath: instancePath + "/surname",
						schemaPath: "#/components/schemas/NameFields/properties/surname/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err7];
					else vErrors.push(err7);
					errors++;
				}
			}
			if (data.nameSurname !== void 0) {
				if (typeof data.nameSurname !== "string") {
					const err8 = {
						instancePath: instancePath + "/nameSurname",
						schemaPath: "#/components/schemas/NameFields/properties/nameSurname/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err8];
					else vErrors.push(err8);
					errors++;
				}
			}
		} else {
			const err9 = {
				instancePath,
				schemaPath: "#/components/schemas/NameFields/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			};
			if (vErrors === null) vErrors = [err9];
			else vErrors.push(err9);
			errors++;
		}
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.surname === void 0) {
				const err10 = {
					instancePath,
					schemaPath: "#/anyOf/1/required",
					keyword: "required",
					params: { missingProperty: "surname" },
					message: "must have required property 'surname'"
				};
				if (vErrors === null) vErrors = [err10];
				else vErrors.push(err10);
				errors++;
			}
		} else {
			const err11 = {
				instancePath,
				schemaPath: "#/anyOf/1/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			};
			if (vErrors === null) vErrors = [err11];
			else vErrors.push(err11);
			errors++;
		}
		var _valid0 = _errs12 === errors;
		valid0 = valid0 || _valid0;
		if (!valid0) {
			const _errs23 = errors;
			if (data && typeof data == "object" && !Array.isArray(data)) {
				if (data.name !== void 0) {
					if (typeof data.name !== "string") {
						const err12 = {
							instancePath: instancePath + "/name",
							schemaPath: "#/components/schemas/NameFields/properties/name/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err12];
						else vErrors.push(err12);
						errors++;
					}
				}
				if (data.surname !== void 0) {
					if (typeof data.surname !== "string") {
						const err13 = {
							instancePath: instancePath + "/surname",
							schemaPath: "#/components/schemas/NameFields/properties/surname/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err13];
						else vErrors.push(err13);
						errors++;
					}
				}
				if (data.nameSurname !== void 0) {
					if (typeof data.nameSurname !== "string") {
						const err14 = {
							instancePath: instancePath + "/nameSurname",
							schemaPath: "#/components/schemas/NameFields/properties/nameSurname/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err14];
						else vErrors.push(err14);
						errors++;
					}
				}
			} else {
				const err15 = {
					instancePath,
					schemaPath: "#/components/schemas/NameFields/type",
					keyword: "type",
					params: { type: "object" },
					message: "must be object"
				};
				if (vErrors === null) vErrors = [err15];
				else vErrors.push(err15);
				errors++;
			}
			if (data && typeof data == "object" && !Array.isArray(data)) {
				if (data.nameSurname === void 0) {
					const err16 = {
						instancePath,
						schemaPath: "#/anyOf/2/required",
						keyword: "required",
						params: { missingProperty: "nameSurname" },
						message: "must have required property 'nameSurname'"
					};
					if (vErrors === null) vErrors = [err16];
					else vErrors.push(err16);
					errors++;
				}
			} else {
				const err17 = {
					instancePath,
					schemaPath: "#/anyOf/2/type",
					keyword: "type",
					params: { type: "object" },
					message: "must be object"
				};
				if (vErrors === null) vErrors = [err17];
				else vErrors.push(err17);
				errors++;
			}
			var _valid0 = _errs23 === errors;
			valid0 = valid0 || _valid0;
		}
	}
	if (!valid0) {
		const err18 = {
			instancePath,
			schemaPath: "#/anyOf",
			keyword: "anyOf",
			params: {},
			message: "must match a schema in anyOf"
		};
		if (vErrors === null) vErrors = [err18];
		else vErrors.push(err18);
		errors++;
	} else {
		errors = _errs0;
		if (vErrors !== null) {
			if (_errs0) vErrors.length = _errs0;
			else vErrors = null;
		}
	}
	validate29.errors = vErrors;
	return errors === 0;
}
const schema41 = {
	"type": "object",
	"properties": {
		"dataScope": { "$ref": "#/components/schemas/NameDataScope" },
		"dataSource": { "$ref": "#/components/schemas/NameDataSource" },
		"acceptDegrees": { "$ref": "#/components/schemas/AcceptDegrees" },
		"acceptContext": { "$ref": "#/components/schemas/AcceptContext" },
		"correctionMode": { "$ref": "#/components/schemas/CorrectionMode" },
		"dataLanguage": { "oneOf": [{
			"type": "string",
			"enum": [
				"en",
				"cs",
				"sk",
				"pl"
			]
		}, { "type": "null" }] },
		"validationDepth": false,
		"smartMode": false
	}
};
const schema42 = { "anyOf": [
	{
		"type": "string",
		"enum": ["basic", "full"]
	},
	{ "type": "string" },
	{ "type": "null" }
] };
const schema43 = {
	"type": ["array", "null"],
	"items": { "type": "string" }
};
const schema44 = { "type": ["boolean", "null"] };
const schema45 = { "type": ["boolean", "null"] };
const schema46 = { "oneOf": [{
	"type": "string",
	"enum": [
		"full",
		"format",
		"suggestion",
		"none"
	]
}, { "type": "null" }] };
function validate31(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
					schemaPath: "#/components/schemas/NameDataScope/anyOf/0/type",
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
					schemaPath: "#/components/schemas/NameDataScope/anyOf/0/enum",
					keyword: "enum",
					params: { allowedValues: schema42.anyOf[0].enum },
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
						schemaPath: "#/components/schemas/NameDataScope/anyOf/1/type",
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
							schemaPath: "#/components/schemas/NameDataScope/anyOf/2/type",
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
					schemaPath: "#/components/schemas/NameDataScope/anyOf",
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
					schemaPath: "#/components/schemas/NameDataSource/type",
					keyword: "type",
					params: { type: schema43.type },
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
						instancePath: instancePath + "/dataSource/" + i0,
						schemaPath: "#/components/schemas/NameDataSource/items/type",
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
		if (data.acceptDegrees !== void 0) {
			let data3 = data.acceptDegrees;
			if (typeof data3 !== "boolean" && data3 !== null) {
				const err7 = {
					instancePath: instancePath + "/acceptDegrees",
					schemaPath: "#/components/schemas/AcceptDegrees/type",
					keyword: "type",
					params: { type: schema44.type },
					message: "must be boolean,null"
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
		}
		if (data.acceptContext !== void 0) {
			let data4 = data.acceptContext;
			if (typeof data4 !== "boolean" && data4 !== null) {
				const err8 = {
					instancePath: instancePath + "/acceptContext",
					schemaPath: "#/components/schemas/AcceptContext/type",
					keyword: "type",
					params: { type: schema45.type },
					message: "must be boolean,null"
				};
				if (vErrors === null) vErrors = [err8];
				else vErrors.push(err8);
				errors++;
			}
		}
		if (data.correctionMode !== void 0) {
			let data5 = data.correctionMode;
			const _errs23 = errors;
			let valid9 = false;
			let passing0 = null;
			const _errs24 = errors;
			if (typeof data5 !== "string") {
				const err9 = {
					instancePath: instancePath + "/correctionMode",
					schemaPath: "#/components/schemas/CorrectionMode/oneOf/0/type",
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
					schemaPath: "#/components/schemas/CorrectionMode/oneOf/0/enum",
					keyword: "enum",
					params: { allowedValues: schema46.oneOf[0].enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err10];
				else vErrors.push(err10);
				errors++;
			}
			var _valid1 = _errs24 === errors;
			if (_valid1) {
				valid9 = true;
				passing0 = 0;
			}
			const _errs26 = errors;
			if (data5 !== null) {
				const err11 = {
					instancePath: instancePath + "/correctionMode",
					schemaPath: "#/components/schemas/CorrectionMode/oneOf/1/type",
					keyword: "type",
					params: { type: "null" },
					message: "must be null"
				};
				if (vErrors === null) vErrors = [err11];
				else vErrors.push(err11);
				errors++;
			}
			var _valid1 = _errs26 === errors;
			if (_valid1 && valid9) {
				valid9 = false;
				passing0 = [passing0, 1];
			} else if (_valid1) {
				valid9 = true;
				passing0 = 1;
			}
			if (!valid9) {
				const err12 = {
					instancePath: instancePath + "/correctionMode",
					schemaPath: "#/components/schemas/CorrectionMode/oneOf",
					keyword: "oneOf",
					params: { passingSchemas: passing0 },
					message: "must match exactly one schema in oneOf"
				};
				if (vErrors === null) vErrors = [err12];
				else vErrors.push(err12);
				errors++;
			} else {
				errors = _errs23;
				if (vErrors !== null) {
					if (_errs23) vErrors.length = _errs23;
					else vErrors = null;
				}
			}
		}
		if (data.dataLanguage !== void 0) {
			let data6 = data.dataLanguage;
			const _errs29 = errors;
			let valid10 = false;
			let passing1 = null;
			const _errs30 = errors;
			if (typeof data6 !== "string") {
				const err13 = {
					instancePath: instancePath + "/dataLanguage",
					schemaPath: "#/properties/dataLanguage/oneOf/0/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err13];
				else vErrors.push(err13);
				errors++;
			}
			if (!(data6 === "en" || data6 === "cs" || data6 === "sk" || data6 === "pl")) {
				const err14 = {
					instancePath: instancePath + "/dataLanguage",
					schemaPath: "#/properties/dataLanguage/oneOf/0/enum",
					keyword: "enum",
					params: { allowedValues: schema41.properties.dataLanguage.oneOf[0].enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err14];
				else vErrors.push(err14);
				errors++;
			}
			var _valid2 = _errs30 === errors;
			if (_valid2) {
				valid10 = true;
				passing1 = 0;
			}
			const _errs32 = errors;
			if (data6 !== null) {
				const err15 = {
					instancePath: instancePath + "/dataLanguage",
					schemaPath: "#/properties/dataLanguage/oneOf/1/type",
					keyword: "type",
					params: { type: "null" },
					message: "must be null"
				};
				if (vErrors === null) vErrors = [err15];
				else vErrors.push(err15);
				errors++;
			}
			var _valid2 = _errs32 === errors;
			if (_valid2 && valid10) {
				valid10 = false;
				passing1 = [passing1, 1];
			} else if (_valid2) {
				valid10 = true;
				passing1 = 1;
			}
			if (!valid10) {
				const err16 = {
					instancePath: instancePath + "/dataLanguage",
					schemaPath: "#/properties/dataLanguage/oneOf",
					keyword: "oneOf",
					params: { passingSchemas: passing1 },
					message: "must match exactly one schema in oneOf"
				};
				if (vErrors === null) vErrors = [err16];
				else vErrors.push(err16);
				errors++;
			} else {
				errors = _errs29;
				if (vErrors !== null) {
					if (_errs29) vErrors.length = _errs29;
					else vErrors = null;
				}
			}
		}
		if (data.validationDepth !== void 0) {
			const err17 = {
				instancePath: instancePath + "/validationDepth",
				schemaPath: "#/properties/validationDepth/false schema",
				keyword: "false schema",
				params: {},
				message: "boolean schema is false"
			};
			if (vErrors === null) vErrors = [err17];
			else vErrors.push(err17);
			errors++;
		}
		if (data.smartMode !== void 0) {
			const err18 = {
				instancePath: instancePath + "/smartMode",
				schemaPath: "#/properties/smartMode/false schema",
				keyword: "false schema",
				params: {},
				message: "boolean schema is false"
			};
			if (vErrors === null) vErrors = [err18];
			else vErrors.push(err18);
			errors++;
		}
	} else {
		const err19 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err19];
		else vErrors.push(err19);
		errors++;
	}
	validate31.errors = vErrors;
	return errors === 0;
}
function validate33(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
	validate33.errors = vErrors;
	return errors === 0;
}
function validate28(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
			if (!validate29(data.query, {
				instancePath: instancePath + "/query",
				parentData: data,
				parentDataProperty: "query",
				rootData
			})) {
				vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
				errors = vErrors.length;
			}
		}
		if (data.options !== void 0) {
			if (!validate31(data.options, {
				instancePath: instancePath + "/options",
				parentData: data,
				parentDataProperty: "options",
				rootData
			})) {
				vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
				errors = vErrors.length;
			}
		}
		if (data.client !== void 0) {
			if (!validate33(data.client, {
				instancePath: instancePath + "/client",
				parentData: data,
				parentDataProperty: "client",
				rootData
			})) {
				vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
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
					params: { type: schema49.type },
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
	validate28.errors = vErrors;
	return errors === 0;
}
function validate27(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
			if (!validate28(data.request, {
				instancePath: instancePath + "/request",
				parentData: data,
				parentDataProperty: "request",
				rootData
			})) {
				vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
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
	validate27.errors = vErrors;
	return errors === 0;
}
function validate25(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (!validate27(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData
	})) {
		vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
		errors = vErrors.length;
	}
	validate25.errors = vErrors;
	return errors === 0;
}
const thorough = {
	"2.0": { "nameValidate": {
		"request": check1,
		"forms": [
			check2,
			check3,
			check4
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
				"surname": null,
				"nameSurname": null
			},
			"/request/options": {
				"dataScope": ["basic", "full"],
				"dataSource": null,
				"acceptDegrees": null,
				"acceptContext": null,
				"validationDepth": [
					"minimal",
					"moderate",
					"strict"
				],
				"smartMode": null
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
	} },
	"2.1": { "nameValidate": {
		"request": check5,
		"forms": [
			check2,
			check3,
			check4
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
				"surname": null,
				"nameSurname": null
			},
			"/request/options": {
				"dataScope": ["basic", "full"],
				"dataSource": null,
				"acceptDegrees": null,
				"acceptContext": null,
				"correctionMode": [
					"full",
					"format",
					"suggestion",
					"none"
				],
				"dataLanguage": [
					"en",
					"cs",
					"sk",
					"pl"
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
	} }
};
export { thorough };
