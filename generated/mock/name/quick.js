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
	if (errors === errors) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.name !== void 0) {
				const _errs6 = errors;
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
				var valid3 = _errs6 === errors;
			} else var valid3 = true;
			if (valid3) {
				if (data.surname !== void 0) {
					const _errs8 = errors;
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
					var valid3 = _errs8 === errors;
				} else var valid3 = true;
				if (valid3) {
					if (data.nameSurname !== void 0) {
						const _errs10 = errors;
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
						var valid3 = _errs10 === errors;
					} else var valid3 = true;
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
	}
	if (errors === _errs1) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.name === void 0 && (missing0 = "name")) {
				const err4 = {
					instancePath,
					schemaPath: "#/anyOf/0/required",
					keyword: "required",
					params: { missingProperty: missing0 },
					message: "must have required property '" + missing0 + "'"
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
	}
	var _valid0 = _errs1 === errors;
	valid0 = valid0 || _valid0;
	if (!valid0) {
		const _errs12 = errors;
		if (errors === errors) {
			if (data && typeof data == "object" && !Array.isArray(data)) {
				if (data.name !== void 0) {
					const _errs17 = errors;
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
					var valid6 = _errs17 === errors;
				} else var valid6 = true;
				if (valid6) {
					if (data.surname !== void 0) {
						const _errs19 = errors;
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
						var valid6 = _errs19 === errors;
					} else var valid6 = true;
					if (valid6) {
						if (data.nameSurname !== void 0) {
							const _errs21 = errors;
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
							var valid6 = _errs21 === errors;
						} else var valid6 = true;
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
		}
		if (errors === _errs12) {
			if (data && typeof data == "object" && !Array.isArray(data)) {
				let missing1;
				if (data.surname === void 0 && (missing1 = "surname")) {
					const err10 = {
						instancePath,
						schemaPath: "#/anyOf/1/required",
						keyword: "required",
						params: { missingProperty: missing1 },
						message: "must have required property '" + missing1 + "'"
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
		}
		var _valid0 = _errs12 === errors;
		valid0 = valid0 || _valid0;
		if (!valid0) {
			const _errs23 = errors;
			if (errors === errors) {
				if (data && typeof data == "object" && !Array.isArray(data)) {
					if (data.name !== void 0) {
						const _errs28 = errors;
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
						var valid9 = _errs28 === errors;
					} else var valid9 = true;
					if (valid9) {
						if (data.surname !== void 0) {
							const _errs30 = errors;
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
							var valid9 = _errs30 === errors;
						} else var valid9 = true;
						if (valid9) {
							if (data.nameSurname !== void 0) {
								const _errs32 = errors;
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
								var valid9 = _errs32 === errors;
							} else var valid9 = true;
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
			}
			if (errors === _errs23) {
				if (data && typeof data == "object" && !Array.isArray(data)) {
					let missing2;
					if (data.nameSurname === void 0 && (missing2 = "nameSurname")) {
						const err16 = {
							instancePath,
							schemaPath: "#/anyOf/2/required",
							keyword: "required",
							params: { missingProperty: missing2 },
							message: "must have required property '" + missing2 + "'"
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
		validate14.errors = vErrors;
		return false;
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
					validate16.errors = vErrors;
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
						validate16.errors = [{
							instancePath: instancePath + "/dataSource",
							schemaPath: "#/components/schemas/NameDataSource/type",
							keyword: "type",
							params: { type: schema21.type },
							message: "must be array,null"
						}];
						return false;
					}
					if (errors === _errs11) {
						if (Array.isArray(data1)) {
							const len0 = data1.length;
							for (let i0 = 0; i0 < len0; i0++) {
								const _errs13 = errors;
								if (typeof data1[i0] !== "string") {
									validate16.errors = [{
										instancePath: instancePath + "/dataSource/" + i0,
										schemaPath: "#/components/schemas/NameDataSource/items/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									}];
									return false;
								}
								if (!(_errs13 === errors)) break;
							}
						}
					}
					var valid0 = _errs10 === errors;
				} else var valid0 = true;
				if (valid0) {
					if (data.acceptDegrees !== void 0) {
						let data3 = data.acceptDegrees;
						const _errs15 = errors;
						if (typeof data3 !== "boolean" && data3 !== null) {
							validate16.errors = [{
								instancePath: instancePath + "/acceptDegrees",
								schemaPath: "#/components/schemas/AcceptDegrees/type",
								keyword: "type",
								params: { type: schema22.type },
								message: "must be boolean,null"
							}];
							return false;
						}
						var valid0 = _errs15 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.acceptContext !== void 0) {
							let data4 = data.acceptContext;
							const _errs18 = errors;
							if (typeof data4 !== "boolean" && data4 !== null) {
								validate16.errors = [{
									instancePath: instancePath + "/acceptContext",
									schemaPath: "#/components/schemas/AcceptContext/type",
									keyword: "type",
									params: { type: schema23.type },
									message: "must be boolean,null"
								}];
								return false;
							}
							var valid0 = _errs18 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.validationDepth !== void 0) {
								let data5 = data.validationDepth;
								const _errs21 = errors;
								const _errs22 = errors;
								let valid7 = false;
								const _errs23 = errors;
								if (typeof data5 !== "string") {
									const err5 = {
										instancePath: instancePath + "/validationDepth",
										schemaPath: "#/properties/validationDepth/anyOf/0/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err5];
									else vErrors.push(err5);
									errors++;
								}
								if (!(data5 === "minimal" || data5 === "moderate" || data5 === "strict")) {
									const err6 = {
										instancePath: instancePath + "/validationDepth",
										schemaPath: "#/properties/validationDepth/anyOf/0/enum",
										keyword: "enum",
										params: { allowedValues: schema19.properties.validationDepth.anyOf[0].enum },
										message: "must be equal to one of the allowed values"
									};
									if (vErrors === null) vErrors = [err6];
									else vErrors.push(err6);
									errors++;
								}
								var _valid1 = _errs23 === errors;
								valid7 = valid7 || _valid1;
								if (!valid7) {
									const _errs25 = errors;
									if (typeof data5 !== "string") {
										const err7 = {
											instancePath: instancePath + "/validationDepth",
											schemaPath: "#/properties/validationDepth/anyOf/1/type",
											keyword: "type",
											params: { type: "string" },
											message: "must be string"
										};
										if (vErrors === null) vErrors = [err7];
										else vErrors.push(err7);
										errors++;
									}
									var _valid1 = _errs25 === errors;
									valid7 = valid7 || _valid1;
									if (!valid7) {
										const _errs27 = errors;
										if (data5 !== null) {
											const err8 = {
												instancePath: instancePath + "/validationDepth",
												schemaPath: "#/properties/validationDepth/anyOf/2/type",
												keyword: "type",
												params: { type: "null" },
												message: "must be null"
											};
											if (vErrors === null) vErrors = [err8];
											else vErrors.push(err8);
											errors++;
										}
										var _valid1 = _errs27 === errors;
										valid7 = valid7 || _valid1;
									}
								}
								if (!valid7) {
									const err9 = {
										instancePath: instancePath + "/validationDepth",
										schemaPath: "#/properties/validationDepth/anyOf",
										keyword: "anyOf",
										params: {},
										message: "must match a schema in anyOf"
									};
									if (vErrors === null) vErrors = [err9];
									else vErrors.push(err9);
									errors++;
									validate16.errors = vErrors;
									return false;
								} else {
									errors = _errs22;
									if (vErrors !== null) {
										if (_errs22) vErrors.length = _errs22;
										else vErrors = null;
									}
								}
								var valid0 = _errs21 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.smartMode !== void 0) {
									let data6 = data.smartMode;
									const _errs29 = errors;
									if (typeof data6 !== "boolean" && data6 !== null) {
										validate16.errors = [{
											instancePath: instancePath + "/smartMode",
											schemaPath: "#/properties/smartMode/type",
											keyword: "type",
											params: { type: schema19.properties.smartMode.type },
											message: "must be boolean,null"
										}];
										return false;
									}
									var valid0 = _errs29 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.correctionMode !== void 0) {
										var valid0 = false;
										validate16.errors = [{
											instancePath: instancePath + "/correctionMode",
											schemaPath: "#/properties/correctionMode/false schema",
											keyword: "false schema",
											params: {},
											message: "boolean schema is false"
										}];
										return false;
									} else var valid0 = true;
									if (valid0) {
										if (data.dataLanguage !== void 0) {
											var valid0 = false;
											validate16.errors = [{
												instancePath: instancePath + "/dataLanguage",
												schemaPath: "#/properties/dataLanguage/false schema",
												keyword: "false schema",
												params: {},
												message: "boolean schema is false"
											}];
											return false;
										} else var valid0 = true;
									}
								}
							}
						}
					}
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
const formats0 = /^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/;
const formats2 = /^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i;
const pattern0 = /* @__PURE__ */ new RegExp("^((25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)(\\.(?!$)|$)){4}$", "u");
function validate18(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
					validate18.errors = vErrors;
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
						validate18.errors = [{
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
												validate18.errors = [{
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
												validate18.errors = [{
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
											validate18.errors = [{
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
													validate18.errors = [{
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
													validate18.errors = [{
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
												validate18.errors = [{
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
								validate18.errors = [{
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
			validate18.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			}];
			return false;
		}
	}
	validate18.errors = vErrors;
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
					const _errs1 = errors;
					if (!validate14(data.query, {
						instancePath: instancePath + "/query",
						parentData: data,
						parentDataProperty: "query",
						rootData
					})) {
						vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
						errors = vErrors.length;
					}
					var valid0 = _errs1 === errors;
				} else var valid0 = true;
				if (valid0) {
					if (data.options !== void 0) {
						const _errs2 = errors;
						if (!validate16(data.options, {
							instancePath: instancePath + "/options",
							parentData: data,
							parentDataProperty: "options",
							rootData
						})) {
							vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
							errors = vErrors.length;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.client !== void 0) {
							const _errs3 = errors;
							if (!validate18(data.client, {
								instancePath: instancePath + "/client",
								parentData: data,
								parentDataProperty: "client",
								rootData
							})) {
								vErrors = vErrors === null ? validate18.errors : vErrors.concat(validate18.errors);
								errors = vErrors.length;
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.customId !== void 0) {
								let data3 = data.customId;
								const _errs4 = errors;
								if (typeof data3 !== "string" && data3 !== null) {
									validate13.errors = [{
										instancePath: instancePath + "/customId",
										schemaPath: "#/components/schemas/CustomId/type",
										keyword: "type",
										params: { type: schema26.type },
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
const check2 = validate22;
const schema31 = { "anyOf": [{
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
const schema33 = { "type": ["string", "null"] };
const schema34 = { "type": ["string", "null"] };
const schema35 = { "type": ["string", "null"] };
const schema37 = {
	"type": ["array", "null"],
	"items": { "type": "string" }
};
const schema38 = {
	"type": ["array", "null"],
	"items": { "type": "string" }
};
function validate25(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.name !== void 0) {
			let data0 = data.name;
			if (typeof data0 !== "string" && data0 !== null) {
				validate25.errors = [{
					instancePath: instancePath + "/name",
					schemaPath: "#/components/schemas/Name/type",
					keyword: "type",
					params: { type: schema33.type },
					message: "must be string,null"
				}];
				return false;
			}
			var valid0 = true;
		} else var valid0 = true;
		if (valid0) {
			if (data.surname !== void 0) {
				let data1 = data.surname;
				if (typeof data1 !== "string" && data1 !== null) {
					validate25.errors = [{
						instancePath: instancePath + "/surname",
						schemaPath: "#/components/schemas/Surname/type",
						keyword: "type",
						params: { type: schema34.type },
						message: "must be string,null"
					}];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.nameSurname !== void 0) {
					let data2 = data.nameSurname;
					if (typeof data2 !== "string" && data2 !== null) {
						validate25.errors = [{
							instancePath: instancePath + "/nameSurname",
							schemaPath: "#/components/schemas/NameSurname/type",
							keyword: "type",
							params: { type: schema35.type },
							message: "must be string,null"
						}];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.context !== void 0) {
						let data3 = data.context;
						if (Array.isArray(data3)) {
							const len0 = data3.length;
							for (let i0 = 0; i0 < len0; i0++) if (typeof data3[i0] !== "string") {
								validate25.errors = [{
									instancePath: instancePath + "/context/" + i0,
									schemaPath: "#/components/schemas/NameContext/items/type",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								}];
								return false;
							}
						} else {
							validate25.errors = [{
								instancePath: instancePath + "/context",
								schemaPath: "#/components/schemas/NameContext/type",
								keyword: "type",
								params: { type: "array" },
								message: "must be array"
							}];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
					if (valid0) {
						if (data.degreesBefore !== void 0) {
							let data5 = data.degreesBefore;
							if (!Array.isArray(data5) && data5 !== null) {
								validate25.errors = [{
									instancePath: instancePath + "/degreesBefore",
									schemaPath: "#/components/schemas/DegreesBefore/type",
									keyword: "type",
									params: { type: schema37.type },
									message: "must be array,null"
								}];
								return false;
							}
							if (Array.isArray(data5)) {
								const len1 = data5.length;
								for (let i1 = 0; i1 < len1; i1++) if (typeof data5[i1] !== "string") {
									validate25.errors = [{
										instancePath: instancePath + "/degreesBefore/" + i1,
										schemaPath: "#/components/schemas/DegreesBefore/items/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									}];
									return false;
								}
							}
							var valid0 = true;
						} else var valid0 = true;
						if (valid0) {
							if (data.degreesAfter !== void 0) {
								let data7 = data.degreesAfter;
								if (!Array.isArray(data7) && data7 !== null) {
									validate25.errors = [{
										instancePath: instancePath + "/degreesAfter",
										schemaPath: "#/components/schemas/DegreesAfter/type",
										keyword: "type",
										params: { type: schema38.type },
										message: "must be array,null"
									}];
									return false;
								}
								if (Array.isArray(data7)) {
									const len2 = data7.length;
									for (let i2 = 0; i2 < len2; i2++) if (typeof data7[i2] !== "string") {
										validate25.errors = [{
											instancePath: instancePath + "/degreesAfter/" + i2,
											schemaPath: "#/components/schemas/DegreesAfter/items/type",
											keyword: "type",
											params: { type: "string" },
											message: "must be string"
										}];
										return false;
									}
								}
								var valid0 = true;
							} else var valid0 = true;
						}
					}
				}
			}
		}
	} else {
		validate25.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}];
		return false;
	}
	validate25.errors = vErrors;
	return true;
}
const schema40 = {
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
function validate27(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
									params: { allowedValues: schema40.properties.group.anyOf[0].enum },
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
								validate27.errors = vErrors;
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
										params: { allowedValues: schema40.properties.type.anyOf[0].enum },
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
									validate27.errors = vErrors;
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
											params: { allowedValues: schema40.properties.subtype.anyOf[0].enum },
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
										validate27.errors = vErrors;
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
												params: { allowedValues: schema40.properties.severity.anyOf[0].enum },
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
											validate27.errors = vErrors;
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
															validate27.errors = [{
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
													validate27.errors = [{
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
													validate27.errors = [{
														instancePath: instancePath + "/" + i0 + "/description",
														schemaPath: "#/components/schemas/Finding/properties/description/type",
														keyword: "type",
														params: { type: schema40.properties.description.type },
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
						validate27.errors = [{
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
			validate27.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "array" },
				message: "must be array"
			}];
			return false;
		}
	}
	validate27.errors = vErrors;
	return errors === 0;
}
const schema42 = { "anyOf": [{
	"type": "string",
	"enum": [
		"name",
		"surname",
		"nameSurname"
	]
}, { "type": "string" }] };
const schema46 = {
	"type": ["array", "null"],
	"items": { "$ref": "#/components/schemas/NameDay" }
};
function validate30(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (!Array.isArray(data) && data !== null) {
		validate30.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: schema46.type },
			message: "must be array,null"
		}];
		return false;
	}
	if (Array.isArray(data)) {
		const len0 = data.length;
		for (let i0 = 0; i0 < len0; i0++) {
			let data0 = data[i0];
			if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
				let missing0;
				if (data0.country === void 0 && (missing0 = "country") || data0.month === void 0 && (missing0 = "month") || data0.day === void 0 && (missing0 = "day")) {
					validate30.errors = [{
						instancePath: instancePath + "/" + i0,
						schemaPath: "#/components/schemas/NameDay/required",
						keyword: "required",
						params: { missingProperty: missing0 },
						message: "must have required property '" + missing0 + "'"
					}];
					return false;
				} else {
					if (data0.country !== void 0) {
						if (typeof data0.country !== "string") {
							validate30.errors = [{
								instancePath: instancePath + "/" + i0 + "/country",
								schemaPath: "#/components/schemas/NameDay/properties/country/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							}];
							return false;
						}
						var valid2 = true;
					} else var valid2 = true;
					if (valid2) {
						if (data0.month !== void 0) {
							let data2 = data0.month;
							if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2))) {
								validate30.errors = [{
									instancePath: instancePath + "/" + i0 + "/month",
									schemaPath: "#/components/schemas/NameDay/properties/month/type",
									keyword: "type",
									params: { type: "integer" },
									message: "must be integer"
								}];
								return false;
							}
							if (typeof data2 == "number") {
								if (data2 > 12 || isNaN(data2)) {
									validate30.errors = [{
										instancePath: instancePath + "/" + i0 + "/month",
										schemaPath: "#/components/schemas/NameDay/properties/month/maximum",
										keyword: "maximum",
										params: {
											comparison: "<=",
											limit: 12
										},
										message: "must be <= 12"
									}];
									return false;
								} else if (data2 < 1 || isNaN(data2)) {
									validate30.errors = [{
										instancePath: instancePath + "/" + i0 + "/month",
										schemaPath: "#/components/schemas/NameDay/properties/month/minimum",
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
							var valid2 = true;
						} else var valid2 = true;
						if (valid2) {
							if (data0.day !== void 0) {
								let data3 = data0.day;
								if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3))) {
									validate30.errors = [{
										instancePath: instancePath + "/" + i0 + "/day",
										schemaPath: "#/components/schemas/NameDay/properties/day/type",
										keyword: "type",
										params: { type: "integer" },
										message: "must be integer"
									}];
									return false;
								}
								if (typeof data3 == "number") {
									if (data3 > 31 || isNaN(data3)) {
										validate30.errors = [{
											instancePath: instancePath + "/" + i0 + "/day",
											schemaPath: "#/components/schemas/NameDay/properties/day/maximum",
											keyword: "maximum",
											params: {
												comparison: "<=",
												limit: 31
											},
											message: "must be <= 31"
										}];
										return false;
									} else if (data3 < 1 || isNaN(data3)) {
										validate30.errors = [{
											instancePath: instancePath + "/" + i0 + "/day",
											schemaPath: "#/components/schemas/NameDay/properties/day/minimum",
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
								var valid2 = true;
							} else var valid2 = true;
						}
					}
				}
			} else {
				validate30.errors = [{
					instancePath: instancePath + "/" + i0,
					schemaPath: "#/components/schemas/NameDay/type",
					keyword: "type",
					params: { type: "object" },
					message: "must be object"
				}];
				return false;
			}
		}
	}
	validate30.errors = vErrors;
	return true;
}
function validate29(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.type === void 0 && (missing0 = "type") || data.value === void 0 && (missing0 = "value") || data.nameDays === void 0 && (missing0 = "nameDays")) {
				validate29.errors = [{
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
					const _errs3 = errors;
					let valid2 = false;
					const _errs4 = errors;
					if (typeof data0 !== "string") {
						const err0 = {
							instancePath: instancePath + "/type",
							schemaPath: "#/components/schemas/NameDetailType/anyOf/0/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err0];
						else vErrors.push(err0);
						errors++;
					}
					if (!(data0 === "name" || data0 === "surname" || data0 === "nameSurname")) {
						const err1 = {
							instancePath: instancePath + "/type",
							schemaPath: "#/components/schemas/NameDetailType/anyOf/0/enum",
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
								instancePath: instancePath + "/type",
								schemaPath: "#/components/schemas/NameDetailType/anyOf/1/type",
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
					}
					if (!valid2) {
						const err3 = {
							instancePath: instancePath + "/type",
							schemaPath: "#/components/schemas/NameDetailType/anyOf",
							keyword: "anyOf",
							params: {},
							message: "must match a schema in anyOf"
						};
						if (vErrors === null) vErrors = [err3];
						else vErrors.push(err3);
						errors++;
						validate29.errors = vErrors;
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
					if (data.value !== void 0) {
						const _errs8 = errors;
						if (typeof data.value !== "string") {
							validate29.errors = [{
								instancePath: instancePath + "/value",
								schemaPath: "#/components/schemas/NameDetailValue/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							}];
							return false;
						}
						var valid0 = _errs8 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.gender !== void 0) {
							let data2 = data.gender;
							const _errs11 = errors;
							if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2))) {
								validate29.errors = [{
									instancePath: instancePath + "/gender",
									schemaPath: "#/components/schemas/Gender/type",
									keyword: "type",
									params: { type: "integer" },
									message: "must be integer"
								}];
								return false;
							}
							var valid0 = _errs11 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.vocative !== void 0) {
								const _errs14 = errors;
								if (typeof data.vocative !== "string") {
									validate29.errors = [{
										instancePath: instancePath + "/vocative",
										schemaPath: "#/components/schemas/NameDetailVocative/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									}];
									return false;
								}
								var valid0 = _errs14 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.nameDays !== void 0) {
									const _errs17 = errors;
									if (!validate30(data.nameDays, {
										instancePath: instancePath + "/nameDays",
										parentData: data,
										parentDataProperty: "nameDays",
										rootData
									})) {
										vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
										errors = vErrors.length;
									}
									var valid0 = _errs17 === errors;
								} else var valid0 = true;
							}
						}
					}
				}
			}
		} else {
			validate29.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			}];
			return false;
		}
	}
	validate29.errors = vErrors;
	return errors === 0;
}
function validate24(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.isValid === void 0 && (missing0 = "isValid") || data.proposal === void 0 && (missing0 = "proposal") || data.data === void 0 && (missing0 = "data") || data.errors === void 0 && (missing0 = "errors")) {
				validate24.errors = [{
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
						validate24.errors = [{
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
								params: { allowedValues: schema31.anyOf[0].enum },
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
							validate24.errors = vErrors;
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
							if (!validate25(data.data, {
								instancePath: instancePath + "/data",
								parentData: data,
								parentDataProperty: "data",
								rootData
							})) {
								vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
								errors = vErrors.length;
							}
							var valid0 = _errs11 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.errors !== void 0) {
								const _errs12 = errors;
								if (!validate27(data.errors, {
									instancePath: instancePath + "/errors",
									parentData: data,
									parentDataProperty: "errors",
									rootData
								})) {
									vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
									errors = vErrors.length;
								}
								var valid0 = _errs12 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.details !== void 0) {
									let data4 = data.details;
									const _errs13 = errors;
									const _errs14 = errors;
									let valid4 = false;
									const _errs15 = errors;
									if (!validate29(data4, {
										instancePath: instancePath + "/details",
										parentData: data,
										parentDataProperty: "details",
										rootData
									})) {
										vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
										errors = vErrors.length;
									}
									var _valid1 = _errs15 === errors;
									valid4 = valid4 || _valid1;
									if (!valid4) {
										const _errs16 = errors;
										if (errors === _errs16) {
											if (Array.isArray(data4)) {
												const len0 = data4.length;
												for (let i0 = 0; i0 < len0; i0++) {
													const _errs18 = errors;
													if (!validate29(data4[i0], {
														instancePath: instancePath + "/details/" + i0,
														parentData: data4,
														parentDataProperty: i0,
														rootData
													})) {
														vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
														errors = vErrors.length;
													}
													if (!(_errs18 === errors)) break;
												}
											} else {
												const err4 = {
													instancePath: instancePath + "/details",
													schemaPath: "#/properties/details/anyOf/1/type",
													keyword: "type",
													params: { type: "array" },
													message: "must be array"
												};
												if (vErrors === null) vErrors = [err4];
												else vErrors.push(err4);
												errors++;
											}
										}
										var _valid1 = _errs16 === errors;
										valid4 = valid4 || _valid1;
									}
									if (!valid4) {
										const err5 = {
											instancePath: instancePath + "/details",
											schemaPath: "#/properties/details/anyOf",
											keyword: "anyOf",
											params: {},
											message: "must match a schema in anyOf"
										};
										if (vErrors === null) vErrors = [err5];
										else vErrors.push(err5);
										errors++;
										validate24.errors = vErrors;
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
							}
						}
					}
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
	}
	validate24.errors = vErrors;
	return errors === 0;
}
const schema51 = {
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
const schema52 = {
	"type": "object",
	"properties": {
		"typeFrom": { "type": ["string", "null"] },
		"type": { "type": ["string", "null"] },
		"valueFrom": { "type": ["string", "null"] },
		"value": { "type": ["string", "null"] }
	}
};
function validate39(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
						params: { allowedValues: schema51.properties.group.anyOf[0].enum },
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
					validate39.errors = vErrors;
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
							params: { allowedValues: schema51.properties.type.anyOf[0].enum },
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
						validate39.errors = vErrors;
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
								params: { allowedValues: schema51.properties.subtype.anyOf[0].enum },
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
							validate39.errors = vErrors;
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
											validate39.errors = [{
												instancePath: instancePath + "/data/typeFrom",
												schemaPath: "#/components/schemas/FixChange/properties/typeFrom/type",
												keyword: "type",
												params: { type: schema52.properties.typeFrom.type },
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
												validate39.errors = [{
													instancePath: instancePath + "/data/type",
													schemaPath: "#/components/schemas/FixChange/properties/type/type",
													keyword: "type",
													params: { type: schema52.properties.type.type },
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
													validate39.errors = [{
														instancePath: instancePath + "/data/valueFrom",
														schemaPath: "#/components/schemas/FixChange/properties/valueFrom/type",
														keyword: "type",
														params: { type: schema52.properties.valueFrom.type },
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
														validate39.errors = [{
															instancePath: instancePath + "/data/value",
															schemaPath: "#/components/schemas/FixChange/properties/value/type",
															keyword: "type",
															params: { type: schema52.properties.value.type },
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
									validate39.errors = [{
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
			validate39.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			}];
			return false;
		}
	}
	validate39.errors = vErrors;
	return errors === 0;
}
function validate38(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (Array.isArray(data)) {
			const len0 = data.length;
			for (let i0 = 0; i0 < len0; i0++) {
				const _errs1 = errors;
				if (!validate39(data[i0], {
					instancePath: instancePath + "/" + i0,
					parentData: data,
					parentDataProperty: i0,
					rootData
				})) {
					vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
					errors = vErrors.length;
				}
				if (!(_errs1 === errors)) break;
			}
		} else {
			validate38.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "array" },
				message: "must be array"
			}];
			return false;
		}
	}
	validate38.errors = vErrors;
	return errors === 0;
}
function validate35(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.isValid !== void 0) {
				const _errs1 = errors;
				if (typeof data.isValid !== "boolean") {
					validate35.errors = [{
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
					if (!validate25(data.data, {
						instancePath: instancePath + "/data",
						parentData: data,
						parentDataProperty: "data",
						rootData
					})) {
						vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
						errors = vErrors.length;
					}
					var valid0 = _errs4 === errors;
				} else var valid0 = true;
				if (valid0) {
					if (data.errors !== void 0) {
						const _errs5 = errors;
						if (!validate27(data.errors, {
							instancePath: instancePath + "/errors",
							parentData: data,
							parentDataProperty: "errors",
							rootData
						})) {
							vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
							errors = vErrors.length;
						}
						var valid0 = _errs5 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.fixes !== void 0) {
							const _errs6 = errors;
							if (!validate38(data.fixes, {
								instancePath: instancePath + "/fixes",
								parentData: data,
								parentDataProperty: "fixes",
								rootData
							})) {
								vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
								errors = vErrors.length;
							}
							var valid0 = _errs6 === errors;
						} else var valid0 = true;
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
function validate23(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.result === void 0 && (missing0 = "result") || data.resultCorrected === void 0 && (missing0 = "resultCorrected") || data.suggestions === void 0 && (missing0 = "suggestions")) {
				validate23.errors = [{
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
					if (!validate24(data.result, {
						instancePath: instancePath + "/result",
						parentData: data,
						parentDataProperty: "result",
						rootData
					})) {
						vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
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
						if (!validate35(data1, {
							instancePath: instancePath + "/resultCorrected",
							parentData: data,
							parentDataProperty: "resultCorrected",
							rootData
						})) {
							vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
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
							validate23.errors = vErrors;
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
										if (!validate35(data2[i0], {
											instancePath: instancePath + "/suggestions/" + i0,
											parentData: data2,
											parentDataProperty: i0,
											rootData
										})) {
											vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
											errors = vErrors.length;
										}
										if (!(_errs9 === errors)) break;
									}
								} else {
									validate23.errors = [{
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
	if (!validate23(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData
	})) {
		vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
		errors = vErrors.length;
	}
	validate22.errors = vErrors;
	return errors === 0;
}
const check3 = validate45;
function validate46(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.errors === void 0 && (missing0 = "errors")) {
			validate46.errors = [{
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
					validate46.errors = [{
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
								validate46.errors = [{
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
										validate46.errors = [{
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
											validate46.errors = [{
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
												validate46.errors = [{
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
													validate46.errors = [{
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
															validate46.errors = [{
																instancePath: instancePath + "/errors/" + i0 + "/relatedTo/" + i1,
																schemaPath: "#/components/schemas/RequestError/properties/relatedTo/items/type",
																keyword: "type",
																params: { type: "string" },
																message: "must be string"
															}];
															return false;
														}
													} else {
														validate46.errors = [{
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
															validate46.errors = [{
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
							validate46.errors = [{
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
				validate46.errors = [{
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
		validate46.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}];
		return false;
	}
	validate46.errors = vErrors;
	return true;
}
function validate45(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (!validate46(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData
	})) {
		vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
		errors = vErrors.length;
	}
	validate45.errors = vErrors;
	return errors === 0;
}
const check4 = validate48;
const schema72 = { "type": ["string", "null"] };
function validate52(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	const _errs0 = errors;
	let valid0 = false;
	const _errs1 = errors;
	if (errors === errors) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.name !== void 0) {
				const _errs6 = errors;
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
				var valid3 = _errs6 === errors;
			} else var valid3 = true;
			if (valid3) {
				if (data.surname !== void 0) {
					const _errs8 = errors;
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
					var valid3 = _errs8 === errors;
				} else var valid3 = true;
				if (valid3) {
					if (data.nameSurname !== void 0) {
						const _errs10 = errors;
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
						var valid3 = _errs10 === errors;
					} else var valid3 = true;
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
	}
	if (errors === _errs1) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.name === void 0 && (missing0 = "name")) {
				const err4 = {
					instancePath,
					schemaPath: "#/anyOf/0/required",
					keyword: "required",
					params: { missingProperty: missing0 },
					message: "must have required property '" + missing0 + "'"
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
	}
	var _valid0 = _errs1 === errors;
	valid0 = valid0 || _valid0;
	if (!valid0) {
		const _errs12 = errors;
		if (errors === errors) {
			if (data && typeof data == "object" && !Array.isArray(data)) {
				if (data.name !== void 0) {
					const _errs17 = errors;
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
					var valid6 = _errs17 === errors;
				} else var valid6 = true;
				if (valid6) {
					if (data.surname !== void 0) {
						const _errs19 = errors;
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
						var valid6 = _errs19 === errors;
					} else var valid6 = true;
					if (valid6) {
						if (data.nameSurname !== void 0) {
							const _errs21 = errors;
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
							var valid6 = _errs21 === errors;
						} else var valid6 = true;
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
		}
		if (errors === _errs12) {
			if (data && typeof data == "object" && !Array.isArray(data)) {
				let missing1;
				if (data.surname === void 0 && (missing1 = "surname")) {
					const err10 = {
						instancePath,
						schemaPath: "#/anyOf/1/required",
						keyword: "required",
						params: { missingProperty: missing1 },
						message: "must have required property '" + missing1 + "'"
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
		}
		var _valid0 = _errs12 === errors;
		valid0 = valid0 || _valid0;
		if (!valid0) {
			const _errs23 = errors;
			if (errors === errors) {
				if (data && typeof data == "object" && !Array.isArray(data)) {
					if (data.name !== void 0) {
						const _errs28 = errors;
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
						var valid9 = _errs28 === errors;
					} else var valid9 = true;
					if (valid9) {
						if (data.surname !== void 0) {
							const _errs30 = errors;
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
							var valid9 = _errs30 === errors;
						} else var valid9 = true;
						if (valid9) {
							if (data.nameSurname !== void 0) {
								const _errs32 = errors;
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
								var valid9 = _errs32 === errors;
							} else var valid9 = true;
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
			}
			if (errors === _errs23) {
				if (data && typeof data == "object" && !Array.isArray(data)) {
					let missing2;
					if (data.nameSurname === void 0 && (missing2 = "nameSurname")) {
						const err16 = {
							instancePath,
							schemaPath: "#/anyOf/2/required",
							keyword: "required",
							params: { missingProperty: missing2 },
							message: "must have required property '" + missing2 + "'"
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
		validate52.errors = vErrors;
		return false;
	} else {
		errors = _errs0;
		if (vErrors !== null) {
			if (_errs0) vErrors.length = _errs0;
			else vErrors = null;
		}
	}
	validate52.errors = vErrors;
	return errors === 0;
}
const schema64 = {
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
const schema65 = { "anyOf": [
	{
		"type": "string",
		"enum": ["basic", "full"]
	},
	{ "type": "string" },
	{ "type": "null" }
] };
const schema66 = {
	"type": ["array", "null"],
	"items": { "type": "string" }
};
const schema67 = { "type": ["boolean", "null"] };
const schema68 = { "type": ["boolean", "null"] };
const schema69 = { "oneOf": [{
	"type": "string",
	"enum": [
		"full",
		"format",
		"suggestion",
		"none"
	]
}, { "type": "null" }] };
function validate54(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
						params: { allowedValues: schema65.anyOf[0].enum },
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
					validate54.errors = vErrors;
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
						validate54.errors = [{
							instancePath: instancePath + "/dataSource",
							schemaPath: "#/components/schemas/NameDataSource/type",
							keyword: "type",
							params: { type: schema66.type },
							message: "must be array,null"
						}];
						return false;
					}
					if (errors === _errs11) {
						if (Array.isArray(data1)) {
							const len0 = data1.length;
							for (let i0 = 0; i0 < len0; i0++) {
								const _errs13 = errors;
								if (typeof data1[i0] !== "string") {
									validate54.errors = [{
										instancePath: instancePath + "/dataSource/" + i0,
										schemaPath: "#/components/schemas/NameDataSource/items/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									}];
									return false;
								}
								if (!(_errs13 === errors)) break;
							}
						}
					}
					var valid0 = _errs10 === errors;
				} else var valid0 = true;
				if (valid0) {
					if (data.acceptDegrees !== void 0) {
						let data3 = data.acceptDegrees;
						const _errs15 = errors;
						if (typeof data3 !== "boolean" && data3 !== null) {
							validate54.errors = [{
								instancePath: instancePath + "/acceptDegrees",
								schemaPath: "#/components/schemas/AcceptDegrees/type",
								keyword: "type",
								params: { type: schema67.type },
								message: "must be boolean,null"
							}];
							return false;
						}
						var valid0 = _errs15 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.acceptContext !== void 0) {
							let data4 = data.acceptContext;
							const _errs18 = errors;
							if (typeof data4 !== "boolean" && data4 !== null) {
								validate54.errors = [{
									instancePath: instancePath + "/acceptContext",
									schemaPath: "#/components/schemas/AcceptContext/type",
									keyword: "type",
									params: { type: schema68.type },
									message: "must be boolean,null"
								}];
								return false;
							}
							var valid0 = _errs18 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.correctionMode !== void 0) {
								let data5 = data.correctionMode;
								const _errs21 = errors;
								const _errs23 = errors;
								let valid8 = false;
								let passing0 = null;
								const _errs24 = errors;
								if (typeof data5 !== "string") {
									const err5 = {
										instancePath: instancePath + "/correctionMode",
										schemaPath: "#/components/schemas/CorrectionMode/oneOf/0/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err5];
									else vErrors.push(err5);
									errors++;
								}
								if (!(data5 === "full" || data5 === "format" || data5 === "suggestion" || data5 === "none")) {
									const err6 = {
										instancePath: instancePath + "/correctionMode",
										schemaPath: "#/components/schemas/CorrectionMode/oneOf/0/enum",
										keyword: "enum",
										params: { allowedValues: schema69.oneOf[0].enum },
										message: "must be equal to one of the allowed values"
									};
									if (vErrors === null) vErrors = [err6];
									else vErrors.push(err6);
									errors++;
								}
								var _valid1 = _errs24 === errors;
								if (_valid1) {
									valid8 = true;
									passing0 = 0;
								}
								const _errs26 = errors;
								if (data5 !== null) {
									const err7 = {
										instancePath: instancePath + "/correctionMode",
										schemaPath: "#/components/schemas/CorrectionMode/oneOf/1/type",
										keyword: "type",
										params: { type: "null" },
										message: "must be null"
									};
									if (vErrors === null) vErrors = [err7];
									else vErrors.push(err7);
									errors++;
								}
								var _valid1 = _errs26 === errors;
								if (_valid1 && valid8) {
									valid8 = false;
									passing0 = [passing0, 1];
								} else if (_valid1) {
									valid8 = true;
									passing0 = 1;
								}
								if (!valid8) {
									const err8 = {
										instancePath: instancePath + "/correctionMode",
										schemaPath: "#/components/schemas/CorrectionMode/oneOf",
										keyword: "oneOf",
										params: { passingSchemas: passing0 },
										message: "must match exactly one schema in oneOf"
									};
									if (vErrors === null) vErrors = [err8];
									else vErrors.push(err8);
									errors++;
									validate54.errors = vErrors;
									return false;
								} else {
									errors = _errs23;
									if (vErrors !== null) {
										if (_errs23) vErrors.length = _errs23;
										else vErrors = null;
									}
								}
								var valid0 = _errs21 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.dataLanguage !== void 0) {
									let data6 = data.dataLanguage;
									const _errs28 = errors;
									const _errs29 = errors;
									let valid9 = false;
									let passing1 = null;
									const _errs30 = errors;
									if (typeof data6 !== "string") {
										const err9 = {
											instancePath: instancePath + "/dataLanguage",
											schemaPath: "#/properties/dataLanguage/oneOf/0/type",
											keyword: "type",
											params: { type: "string" },
											message: "must be string"
										};
										if (vErrors === null) vErrors = [err9];
										else vErrors.push(err9);
										errors++;
									}
									if (!(data6 === "en" || data6 === "cs" || data6 === "sk" || data6 === "pl")) {
										const err10 = {
											instancePath: instancePath + "/dataLanguage",
											schemaPath: "#/properties/dataLanguage/oneOf/0/enum",
											keyword: "enum",
											params: { allowedValues: schema64.properties.dataLanguage.oneOf[0].enum },
											message: "must be equal to one of the allowed values"
										};
										if (vErrors === null) vErrors = [err10];
										else vErrors.push(err10);
										errors++;
									}
									var _valid2 = _errs30 === errors;
									if (_valid2) {
										valid9 = true;
										passing1 = 0;
									}
									const _errs32 = errors;
									if (data6 !== null) {
										const err11 = {
											instancePath: instancePath + "/dataLanguage",
											schemaPath: "#/properties/dataLanguage/oneOf/1/type",
											keyword: "type",
											params: { type: "null" },
											message: "must be null"
										};
										if (vErrors === null) vErrors = [err11];
										else vErrors.push(err11);
										errors++;
									}
									var _valid2 = _errs32 === errors;
									if (_valid2 && valid9) {
										valid9 = false;
										passing1 = [passing1, 1];
									} else if (_valid2) {
										valid9 = true;
										passing1 = 1;
									}
									if (!valid9) {
										const err12 = {
											instancePath: instancePath + "/dataLanguage",
											schemaPath: "#/properties/dataLanguage/oneOf",
											keyword: "oneOf",
											params: { passingSchemas: passing1 },
											message: "must match exactly one schema in oneOf"
										};
										if (vErrors === null) vErrors = [err12];
										else vErrors.push(err12);
										errors++;
										validate54.errors = vErrors;
										return false;
									} else {
										errors = _errs29;
										if (vErrors !== null) {
											if (_errs29) vErrors.length = _errs29;
											else vErrors = null;
										}
									}
									var valid0 = _errs28 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.validationDepth !== void 0) {
										var valid0 = false;
										validate54.errors = [{
											instancePath: instancePath + "/validationDepth",
											schemaPath: "#/properties/validationDepth/false schema",
											keyword: "false schema",
											params: {},
											message: "boolean schema is false"
										}];
										return false;
									} else var valid0 = true;
									if (valid0) {
										if (data.smartMode !== void 0) {
											var valid0 = false;
											validate54.errors = [{
												instancePath: instancePath + "/smartMode",
												schemaPath: "#/properties/smartMode/false schema",
												keyword: "false schema",
												params: {},
												message: "boolean schema is false"
											}];
											return false;
										} else var valid0 = true;
									}
								}
							}
						}
					}
				}
			}
		} else {
			validate54.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			}];
			return false;
		}
	}
	validate54.errors = vErrors;
	return errors === 0;
}
function validate56(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
					validate56.errors = vErrors;
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
						validate56.errors = [{
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
												validate56.errors = [{
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
												validate56.errors = [{
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
											validate56.errors = [{
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
													validate56.errors = [{
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
													validate56.errors = [{
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
												validate56.errors = [{
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
								validate56.errors = [{
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
function validate51(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.query === void 0 && (missing0 = "query")) {
				validate51.errors = [{
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
					if (!validate52(data.query, {
						instancePath: instancePath + "/query",
						parentData: data,
						parentDataProperty: "query",
						rootData
					})) {
						vErrors = vErrors === null ? validate52.errors : vErrors.concat(validate52.errors);
						errors = vErrors.length;
					}
					var valid0 = _errs1 === errors;
				} else var valid0 = true;
				if (valid0) {
					if (data.options !== void 0) {
						const _errs2 = errors;
						if (!validate54(data.options, {
							instancePath: instancePath + "/options",
							parentData: data,
							parentDataProperty: "options",
							rootData
						})) {
							vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
							errors = vErrors.length;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.client !== void 0) {
							const _errs3 = errors;
							if (!validate56(data.client, {
								instancePath: instancePath + "/client",
								parentData: data,
								parentDataProperty: "client",
								rootData
							})) {
								vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
								errors = vErrors.length;
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.customId !== void 0) {
								let data3 = data.customId;
								const _errs4 = errors;
								if (typeof data3 !== "string" && data3 !== null) {
									validate51.errors = [{
										instancePath: instancePath + "/customId",
										schemaPath: "#/components/schemas/CustomId/type",
										keyword: "type",
										params: { type: schema72.type },
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
			validate51.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			}];
			return false;
		}
	}
	validate51.errors = vErrors;
	return errors === 0;
}
function validate50(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.request === void 0 && (missing0 = "request")) {
				validate50.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 },
					message: "must have required property '" + missing0 + "'"
				}];
				return false;
			} else if (data.request !== void 0) {
				if (!validate51(data.request, {
					instancePath: instancePath + "/request",
					parentData: data,
					parentDataProperty: "request",
					rootData
				})) {
					vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
					errors = vErrors.length;
				}
			}
		} else {
			validate50.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			}];
			return false;
		}
	}
	validate50.errors = vErrors;
	return errors === 0;
}
function validate48(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (!validate50(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData
	})) {
		vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
		errors = vErrors.length;
	}
	validate48.errors = vErrors;
	return errors === 0;
}
const check5 = validate60;
const schema77 = { "anyOf": [{
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
const schema78 = {
	"type": "object",
	"required": [
		"vocativeName",
		"vocativeSurname",
		"vocativeNameSurname",
		"dataTypes"
	],
	"properties": {
		"name": { "$ref": "#/components/schemas/Name" },
		"surname": { "$ref": "#/components/schemas/Surname" },
		"nameSurname": { "$ref": "#/components/schemas/NameSurname" },
		"context": { "$ref": "#/components/schemas/NameContext" },
		"degreesBefore": { "$ref": "#/components/schemas/DegreesBefore" },
		"degreesAfter": { "$ref": "#/components/schemas/DegreesAfter" },
		"details": { "anyOf": [{ "$ref": "#/components/schemas/NameDetail" }, {
			"type": "array",
			"items": { "$ref": "#/components/schemas/NameDetail" }
		}] },
		"vocativeName": { "type": ["string", "null"] },
		"vocativeSurname": { "type": ["string", "null"] },
		"vocativeNameSurname": { "type": ["string", "null"] },
		"dataTypes": { "$ref": "#/components/schemas/NameDataTypes" }
	}
};
const schema79 = { "type": ["string", "null"] };
const schema80 = { "type": ["string", "null"] };
const schema81 = { "type": ["string", "null"] };
const schema83 = {
	"type": ["array", "null"],
	"items": { "type": "string" }
};
const schema84 = {
	"type": ["array", "null"],
	"items": { "type": "string" }
};
const schema86 = { "anyOf": [{
	"type": "string",
	"enum": [
		"name",
		"surname",
		"nameSurname"
	]
}, { "type": "string" }] };
const schema90 = {
	"type": ["array", "null"],
	"items": { "$ref": "#/components/schemas/NameDay" }
};
function validate65(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (!Array.isArray(data) && data !== null) {
		validate65.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: schema90.type },
			message: "must be array,null"
		}];
		return false;
	}
	if (Array.isArray(data)) {
		const len0 = data.length;
		for (let i0 = 0; i0 < len0; i0++) {
			let data0 = data[i0];
			if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
				let missing0;
				if (data0.country === void 0 && (missing0 = "country") || data0.month === void 0 && (missing0 = "month") || data0.day === void 0 && (missing0 = "day")) {
					validate65.errors = [{
						instancePath: instancePath + "/" + i0,
						schemaPath: "#/components/schemas/NameDay/required",
						keyword: "required",
						params: { missingProperty: missing0 },
						message: "must have required property '" + missing0 + "'"
					}];
					return false;
				} else {
					if (data0.country !== void 0) {
						if (typeof data0.country !== "string") {
							validate65.errors = [{
								instancePath: instancePath + "/" + i0 + "/country",
								schemaPath: "#/components/schemas/NameDay/properties/country/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							}];
							return false;
						}
						var valid2 = true;
					} else var valid2 = true;
					if (valid2) {
						if (data0.month !== void 0) {
							let data2 = data0.month;
							if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2))) {
								validate65.errors = [{
									instancePath: instancePath + "/" + i0 + "/month",
									schemaPath: "#/components/schemas/NameDay/properties/month/type",
									keyword: "type",
									params: { type: "integer" },
									message: "must be integer"
								}];
								return false;
							}
							if (typeof data2 == "number") {
								if (data2 > 12 || isNaN(data2)) {
									validate65.errors = [{
										instancePath: instancePath + "/" + i0 + "/month",
										schemaPath: "#/components/schemas/NameDay/properties/month/maximum",
										keyword: "maximum",
										params: {
											comparison: "<=",
											limit: 12
										},
										message: "must be <= 12"
									}];
									return false;
								} else if (data2 < 1 || isNaN(data2)) {
									validate65.errors = [{
										instancePath: instancePath + "/" + i0 + "/month",
										schemaPath: "#/components/schemas/NameDay/properties/month/minimum",
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
							var valid2 = true;
						} else var valid2 = true;
						if (valid2) {
							if (data0.day !== void 0) {
								let data3 = data0.day;
								if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3))) {
									validate65.errors = [{
										instancePath: instancePath + "/" + i0 + "/day",
										schemaPath: "#/components/schemas/NameDay/properties/day/type",
										keyword: "type",
										params: { type: "integer" },
										message: "must be integer"
									}];
									return false;
								}
								if (typeof data3 == "number") {
									if (data3 > 31 || isNaN(data3)) {
										validate65.errors = [{
											instancePath: instancePath + "/" + i0 + "/day",
											schemaPath: "#/components/schemas/NameDay/properties/day/maximum",
											keyword: "maximum",
											params: {
												comparison: "<=",
												limit: 31
											},
											message: "must be <= 31"
										}];
										return false;
									} else if (data3 < 1 || isNaN(data3)) {
										validate65.errors = [{
											instancePath: instancePath + "/" + i0 + "/day",
											schemaPath: "#/components/schemas/NameDay/properties/day/minimum",
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
								var valid2 = true;
							} else var valid2 = true;
						}
					}
				}
			} else {
				validate65.errors = [{
					instancePath: instancePath + "/" + i0,
					schemaPath: "#/components/schemas/NameDay/type",
					keyword: "type",
					params: { type: "object" },
					message: "must be object"
				}];
				return false;
			}
		}
	}
	validate65.errors = vErrors;
	return true;
}
function validate64(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.type === void 0 && (missing0 = "type") || data.value === void 0 && (missing0 = "value")) {
				validate64.errors = [{
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
					const _errs3 = errors;
					let valid2 = false;
					const _errs4 = errors;
					if (typeof data0 !== "string") {
						const err0 = {
							instancePath: instancePath + "/type",
							schemaPath: "#/components/schemas/NameDetailType/anyOf/0/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err0];
						else vErrors.push(err0);
						errors++;
					}
					if (!(data0 === "name" || data0 === "surname" || data0 === "nameSurname")) {
						const err1 = {
							instancePath: instancePath + "/type",
							schemaPath: "#/components/schemas/NameDetailType/anyOf/0/enum",
							keyword: "enum",
							params: { allowedValues: schema86.anyOf[0].enum },
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
								instancePath: instancePath + "/type",
								schemaPath: "#/components/schemas/NameDetailType/anyOf/1/type",
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
					}
					if (!valid2) {
						const err3 = {
							instancePath: instancePath + "/type",
							schemaPath: "#/components/schemas/NameDetailType/anyOf",
							keyword: "anyOf",
							params: {},
							message: "must match a schema in anyOf"
						};
						if (vErrors === null) vErrors = [err3];
						else vErrors.push(err3);
						errors++;
						validate64.errors = vErrors;
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
					if (data.value !== void 0) {
						const _errs8 = errors;
						if (typeof data.value !== "string") {
							validate64.errors = [{
								instancePath: instancePath + "/value",
								schemaPath: "#/components/schemas/NameDetailValue/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							}];
							return false;
						}
						var valid0 = _errs8 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.gender !== void 0) {
							let data2 = data.gender;
							const _errs11 = errors;
							if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2))) {
								validate64.errors = [{
									instancePath: instancePath + "/gender",
									schemaPath: "#/components/schemas/Gender/type",
									keyword: "type",
									params: { type: "integer" },
									message: "must be integer"
								}];
								return false;
							}
							var valid0 = _errs11 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.vocative !== void 0) {
								const _errs14 = errors;
								if (typeof data.vocative !== "string") {
									validate64.errors = [{
										instancePath: instancePath + "/vocative",
										schemaPath: "#/components/schemas/NameDetailVocative/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									}];
									return false;
								}
								var valid0 = _errs14 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.nameDays !== void 0) {
									const _errs17 = errors;
									if (!validate65(data.nameDays, {
										instancePath: instancePath + "/nameDays",
										parentData: data,
										parentDataProperty: "nameDays",
										rootData
									})) {
										vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors);
										errors = vErrors.length;
									}
									var valid0 = _errs17 === errors;
								} else var valid0 = true;
							}
						}
					}
				}
			}
		} else {
			validate64.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			}];
			return false;
		}
	}
	validate64.errors = vErrors;
	return errors === 0;
}
const schema93 = {
	"type": "string",
	"enum": [
		"name",
		"surname",
		"nameSurname",
		"context",
		"degreesBefore",
		"degreesAfter"
	]
};
function validate69(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.valid === void 0 && (missing0 = "valid") || data.invalid === void 0 && (missing0 = "invalid")) {
			validate69.errors = [{
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: missing0 },
				message: "must have required property '" + missing0 + "'"
			}];
			return false;
		} else {
			if (data.valid !== void 0) {
				let data0 = data.valid;
				if (Array.isArray(data0)) {
					const len0 = data0.length;
					for (let i0 = 0; i0 < len0; i0++) {
						let data1 = data0[i0];
						if (typeof data1 !== "string") {
							validate69.errors = [{
								instancePath: instancePath + "/valid/" + i0,
								schemaPath: "#/components/schemas/NameDataType/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							}];
							return false;
						}
						if (!(data1 === "name" || data1 === "surname" || data1 === "nameSurname" || data1 === "context" || data1 === "degreesBefore" || data1 === "degreesAfter")) {
							validate69.errors = [{
								instancePath: instancePath + "/valid/" + i0,
								schemaPath: "#/components/schemas/NameDataType/enum",
								keyword: "enum",
								params: { allowedValues: schema93.enum },
								message: "must be equal to one of the allowed values"
							}];
							return false;
						}
					}
				} else {
					validate69.errors = [{
						instancePath: instancePath + "/valid",
						schemaPath: "#/properties/valid/type",
						keyword: "type",
						params: { type: "array" },
						message: "must be array"
					}];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.invalid !== void 0) {
					let data2 = data.invalid;
					if (Array.isArray(data2)) {
						const len1 = data2.length;
						for (let i1 = 0; i1 < len1; i1++) {
							let data3 = data2[i1];
							if (typeof data3 !== "string") {
								validate69.errors = [{
									instancePath: instancePath + "/invalid/" + i1,
									schemaPath: "#/components/schemas/NameDataType/type",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								}];
								return false;
							}
							if (!(data3 === "name" || data3 === "surname" || data3 === "nameSurname" || data3 === "context" || data3 === "degreesBefore" || data3 === "degreesAfter")) {
								validate69.errors = [{
									instancePath: instancePath + "/invalid/" + i1,
									schemaPath: "#/components/schemas/NameDataType/enum",
									keyword: "enum",
									params: { allowedValues: schema93.enum },
									message: "must be equal to one of the allowed values"
								}];
								return false;
							}
						}
					} else {
						validate69.errors = [{
							instancePath: instancePath + "/invalid",
							schemaPath: "#/properties/invalid/type",
							keyword: "type",
							params: { type: "array" },
							message: "must be array"
						}];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
			}
		}
	} else {
		validate69.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}];
		return false;
	}
	validate69.errors = vErrors;
	return true;
}
function validate63(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.vocativeName === void 0 && (missing0 = "vocativeName") || data.vocativeSurname === void 0 && (missing0 = "vocativeSurname") || data.vocativeNameSurname === void 0 && (missing0 = "vocativeNameSurname") || data.dataTypes === void 0 && (missing0 = "dataTypes")) {
				validate63.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 },
					message: "must have required property '" + missing0 + "'"
				}];
				return false;
			} else {
				if (data.name !== void 0) {
					let data0 = data.name;
					const _errs1 = errors;
					if (typeof data0 !== "string" && data0 !== null) {
						validate63.errors = [{
							instancePath: instancePath + "/name",
							schemaPath: "#/components/schemas/Name/type",
							keyword: "type",
							params: { type: schema79.type },
							message: "must be string,null"
						}];
						return false;
					}
					var valid0 = _errs1 === errors;
				} else var valid0 = true;
				if (valid0) {
					if (data.surname !== void 0) {
						let data1 = data.surname;
						const _errs4 = errors;
						if (typeof data1 !== "string" && data1 !== null) {
							validate63.errors = [{
								instancePath: instancePath + "/surname",
								schemaPath: "#/components/schemas/Surname/type",
								keyword: "type",
								params: { type: schema80.type },
								message: "must be string,null"
							}];
							return false;
						}
						var valid0 = _errs4 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.nameSurname !== void 0) {
							let data2 = data.nameSurname;
							const _errs7 = errors;
							if (typeof data2 !== "string" && data2 !== null) {
								validate63.errors = [{
									instancePath: instancePath + "/nameSurname",
									schemaPath: "#/components/schemas/NameSurname/type",
									keyword: "type",
									params: { type: schema81.type },
									message: "must be string,null"
								}];
								return false;
							}
							var valid0 = _errs7 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.context !== void 0) {
								let data3 = data.context;
								const _errs10 = errors;
								if (errors === errors) {
									if (Array.isArray(data3)) {
										const len0 = data3.length;
										for (let i0 = 0; i0 < len0; i0++) {
											const _errs13 = errors;
											if (typeof data3[i0] !== "string") {
												validate63.errors = [{
													instancePath: instancePath + "/context/" + i0,
													schemaPath: "#/components/schemas/NameContext/items/type",
													keyword: "type",
													params: { type: "string" },
													message: "must be string"
												}];
												return false;
											}
											if (!(_errs13 === errors)) break;
										}
									} else {
										validate63.errors = [{
											instancePath: instancePath + "/context",
											schemaPath: "#/components/schemas/NameContext/type",
											keyword: "type",
											params: { type: "array" },
											message: "must be array"
										}];
										return false;
									}
								}
								var valid0 = _errs10 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.degreesBefore !== void 0) {
									let data5 = data.degreesBefore;
									const _errs15 = errors;
									const _errs16 = errors;
									if (!Array.isArray(data5) && data5 !== null) {
										validate63.errors = [{
											instancePath: instancePath + "/degreesBefore",
											schemaPath: "#/components/schemas/DegreesBefore/type",
											keyword: "type",
											params: { type: schema83.type },
											message: "must be array,null"
										}];
										return false;
									}
									if (errors === _errs16) {
										if (Array.isArray(data5)) {
											const len1 = data5.length;
											for (let i1 = 0; i1 < len1; i1++) {
												const _errs18 = errors;
												if (typeof data5[i1] !== "string") {
													validate63.errors = [{
														instancePath: instancePath + "/degreesBefore/" + i1,
														schemaPath: "#/components/schemas/DegreesBefore/items/type",
														keyword: "type",
														params: { type: "string" },
														message: "must be string"
													}];
													return false;
												}
												if (!(_errs18 === errors)) break;
											}
										}
									}
									var valid0 = _errs15 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.degreesAfter !== void 0) {
										let data7 = data.degreesAfter;
										const _errs20 = errors;
										const _errs21 = errors;
										if (!Array.isArray(data7) && data7 !== null) {
											validate63.errors = [{
												instancePath: instancePath + "/degreesAfter",
												schemaPath: "#/components/schemas/DegreesAfter/type",
												keyword: "type",
												params: { type: schema84.type },
												message: "must be array,null"
											}];
											return false;
										}
										if (errors === _errs21) {
											if (Array.isArray(data7)) {
												const len2 = data7.length;
												for (let i2 = 0; i2 < len2; i2++) {
													const _errs23 = errors;
													if (typeof data7[i2] !== "string") {
														validate63.errors = [{
															instancePath: instancePath + "/degreesAfter/" + i2,
															schemaPath: "#/components/schemas/DegreesAfter/items/type",
															keyword: "type",
															params: { type: "string" },
															message: "must be string"
														}];
														return false;
													}
													if (!(_errs23 === errors)) break;
												}
											}
										}
										var valid0 = _errs20 === errors;
									} else var valid0 = true;
									if (valid0) {
										if (data.details !== void 0) {
											let data9 = data.details;
											const _errs25 = errors;
											const _errs26 = errors;
											let valid10 = false;
											const _errs27 = errors;
											if (!validate64(data9, {
												instancePath: instancePath + "/details",
												parentData: data,
												parentDataProperty: "details",
												rootData
											})) {
												vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
												errors = vErrors.length;
											}
											var _valid0 = _errs27 === errors;
											valid10 = valid10 || _valid0;
											if (!valid10) {
												const _errs28 = errors;
												if (errors === _errs28) {
													if (Array.isArray(data9)) {
														const len3 = data9.length;
														for (let i3 = 0; i3 < len3; i3++) {
															const _errs30 = errors;
															if (!validate64(data9[i3], {
																instancePath: instancePath + "/details/" + i3,
																parentData: data9,
																parentDataProperty: i3,
																rootData
															})) {
																vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
																errors = vErrors.length;
															}
															if (!(_errs30 === errors)) break;
														}
													} else {
														const err0 = {
															instancePath: instancePath + "/details",
															schemaPath: "#/properties/details/anyOf/1/type",
															keyword: "type",
															params: { type: "array" },
															message: "must be array"
														};
														if (vErrors === null) vErrors = [err0];
														else vErrors.push(err0);
														errors++;
													}
												}
												var _valid0 = _errs28 === errors;
												valid10 = valid10 || _valid0;
											}
											if (!valid10) {
												const err1 = {
													instancePath: instancePath + "/details",
													schemaPath: "#/properties/details/anyOf",
													keyword: "anyOf",
													params: {},
													message: "must match a schema in anyOf"
												};
												if (vErrors === null) vErrors = [err1];
												else vErrors.push(err1);
												errors++;
												validate63.errors = vErrors;
												return false;
											} else {
												errors = _errs26;
												if (vErrors !== null) {
													if (_errs26) vErrors.length = _errs26;
													else vErrors = null;
												}
											}
											var valid0 = _errs25 === errors;
										} else var valid0 = true;
										if (valid0) {
											if (data.vocativeName !== void 0) {
												let data11 = data.vocativeName;
												const _errs31 = errors;
												if (typeof data11 !== "string" && data11 !== null) {
													validate63.errors = [{
														instancePath: instancePath + "/vocativeName",
														schemaPath: "#/properties/vocativeName/type",
														keyword: "type",
														params: { type: schema78.properties.vocativeName.type },
														message: "must be string,null"
													}];
													return false;
												}
												var valid0 = _errs31 === errors;
											} else var valid0 = true;
											if (valid0) {
												if (data.vocativeSurname !== void 0) {
													let data12 = data.vocativeSurname;
													const _errs33 = errors;
													if (typeof data12 !== "string" && data12 !== null) {
														validate63.errors = [{
															instancePath: instancePath + "/vocativeSurname",
															schemaPath: "#/properties/vocativeSurname/type",
															keyword: "type",
															params: { type: schema78.properties.vocativeSurname.type },
															message: "must be string,null"
														}];
														return false;
													}
													var valid0 = _errs33 === errors;
												} else var valid0 = true;
												if (valid0) {
													if (data.vocativeNameSurname !== void 0) {
														let data13 = data.vocativeNameSurname;
														const _errs35 = errors;
														if (typeof data13 !== "string" && data13 !== null) {
															validate63.errors = [{
																instancePath: instancePath + "/vocativeNameSurname",
																schemaPath: "#/properties/vocativeNameSurname/type",
																keyword: "type",
																params: { type: schema78.properties.vocativeNameSurname.type },
																message: "must be string,null"
															}];
															return false;
														}
														var valid0 = _errs35 === errors;
													} else var valid0 = true;
													if (valid0) {
														if (data.dataTypes !== void 0) {
															const _errs37 = errors;
															if (!validate69(data.dataTypes, {
																instancePath: instancePath + "/dataTypes",
																parentData: data,
																parentDataProperty: "dataTypes",
																rootData
															})) {
																vErrors = vErrors === null ? validate69.errors : vErrors.concat(validate69.errors);
																errors = vErrors.length;
															}
															var valid0 = _errs37 === errors;
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
			validate63.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			}];
			return false;
		}
	}
	validate63.errors = vErrors;
	return errors === 0;
}
const schema96 = {
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
function validate72(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
									params: { allowedValues: schema96.properties.group.anyOf[0].enum },
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
								validate72.errors = vErrors;
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
										params: { allowedValues: schema96.properties.type.anyOf[0].enum },
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
									validate72.errors = vErrors;
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
											params: { allowedValues: schema96.properties.subtype.anyOf[0].enum },
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
										validate72.errors = vErrors;
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
												params: { allowedValues: schema96.properties.severity.anyOf[0].enum },
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
											validate72.errors = vErrors;
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
															validate72.errors = [{
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
													validate72.errors = [{
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
													validate72.errors = [{
														instancePath: instancePath + "/" + i0 + "/description",
														schemaPath: "#/components/schemas/Finding/properties/description/type",
														keyword: "type",
														params: { type: schema96.properties.description.type },
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
						validate72.errors = [{
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
			validate72.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "array" },
				message: "must be array"
			}];
			return false;
		}
	}
	validate72.errors = vErrors;
	return errors === 0;
}
function validate62(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.isValid === void 0 && (missing0 = "isValid") || data.proposal === void 0 && (missing0 = "proposal") || data.data === void 0 && (missing0 = "data") || data.errors === void 0 && (missing0 = "errors")) {
				validate62.errors = [{
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
						validate62.errors = [{
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
								params: { allowedValues: schema77.anyOf[0].enum },
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
							validate62.errors = vErrors;
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
							if (!validate63(data.data, {
								instancePath: instancePath + "/data",
								parentData: data,
								parentDataProperty: "data",
								rootData
							})) {
								vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
								errors = vErrors.length;
							}
							var valid0 = _errs11 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.errors !== void 0) {
								const _errs12 = errors;
								if (!validate72(data.errors, {
									instancePath: instancePath + "/errors",
									parentData: data,
									parentDataProperty: "errors",
									rootData
								})) {
									vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
									errors = vErrors.length;
								}
								var valid0 = _errs12 === errors;
							} else var valid0 = true;
						}
					}
				}
			}
		} else {
			validate62.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			}];
			return false;
		}
	}
	validate62.errors = vErrors;
	return errors === 0;
}
const schema100 = {
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
const schema101 = {
	"type": "object",
	"properties": {
		"typeFrom": { "type": ["string", "null"] },
		"type": { "type": ["string", "null"] },
		"valueFrom": { "type": ["string", "null"] },
		"value": { "type": ["string", "null"] }
	}
};
function validate79(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
						params: { allowedValues: schema100.properties.group.anyOf[0].enum },
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
					validate79.errors = vErrors;
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
							params: { allowedValues: schema100.properties.type.anyOf[0].enum },
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
						validate79.errors = vErrors;
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
								params: { allowedValues: schema100.properties.subtype.anyOf[0].enum },
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
							validate79.errors = vErrors;
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
											validate79.errors = [{
												instancePath: instancePath + "/data/typeFrom",
												schemaPath: "#/components/schemas/FixChange/properties/typeFrom/type",
												keyword: "type",
												params: { type: schema101.properties.typeFrom.type },
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
												validate79.errors = [{
													instancePath: instancePath + "/data/type",
													schemaPath: "#/components/schemas/FixChange/properties/type/type",
													keyword: "type",
													params: { type: schema101.properties.type.type },
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
													validate79.errors = [{
														instancePath: instancePath + "/data/valueFrom",
														schemaPath: "#/components/schemas/FixChange/properties/valueFrom/type",
														keyword: "type",
														params: { type: schema101.properties.valueFrom.type },
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
														validate79.errors = [{
															instancePath: instancePath + "/data/value",
															schemaPath: "#/components/schemas/FixChange/properties/value/type",
															keyword: "type",
															params: { type: schema101.properties.value.type },
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
									validate79.errors = [{
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
			validate79.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			}];
			return false;
		}
	}
	validate79.errors = vErrors;
	return errors === 0;
}
function validate78(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (Array.isArray(data)) {
			const len0 = data.length;
			for (let i0 = 0; i0 < len0; i0++) {
				const _errs1 = errors;
				if (!validate79(data[i0], {
					instancePath: instancePath + "/" + i0,
					parentData: data,
					parentDataProperty: i0,
					rootData
				})) {
					vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
					errors = vErrors.length;
				}
				if (!(_errs1 === errors)) break;
			}
		} else {
			validate78.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "array" },
				message: "must be array"
			}];
			return false;
		}
	}
	validate78.errors = vErrors;
	return errors === 0;
}
function validate75(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.isValid !== void 0) {
				const _errs1 = errors;
				if (typeof data.isValid !== "boolean") {
					validate75.errors = [{
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
					if (!validate63(data.data, {
						instancePath: instancePath + "/data",
						parentData: data,
						parentDataProperty: "data",
						rootData
					})) {
						vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
						errors = vErrors.length;
					}
					var valid0 = _errs4 === errors;
				} else var valid0 = true;
				if (valid0) {
					if (data.errors !== void 0) {
						const _errs5 = errors;
						if (!validate72(data.errors, {
							instancePath: instancePath + "/errors",
							parentData: data,
							parentDataProperty: "errors",
							rootData
						})) {
							vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
							errors = vErrors.length;
						}
						var valid0 = _errs5 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.fixes !== void 0) {
							const _errs6 = errors;
							if (!validate78(data.fixes, {
								instancePath: instancePath + "/fixes",
								parentData: data,
								parentDataProperty: "fixes",
								rootData
							})) {
								vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors);
								errors = vErrors.length;
							}
							var valid0 = _errs6 === errors;
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
function validate61(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.result === void 0 && (missing0 = "result") || data.resultCorrected === void 0 && (missing0 = "resultCorrected") || data.suggestions === void 0 && (missing0 = "suggestions")) {
				validate61.errors = [{
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
					if (!validate62(data.result, {
						instancePath: instancePath + "/result",
						parentData: data,
						parentDataProperty: "result",
						rootData
					})) {
						vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
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
						if (!validate75(data1, {
							instancePath: instancePath + "/resultCorrected",
							parentData: data,
							parentDataProperty: "resultCorrected",
							rootData
						})) {
							vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
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
							validate61.errors = vErrors;
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
										if (!validate75(data2[i0], {
											instancePath: instancePath + "/suggestions/" + i0,
											parentData: data2,
											parentDataProperty: i0,
											rootData
										})) {
											vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
											errors = vErrors.length;
										}
										if (!(_errs9 === errors)) break;
									}
								} else {
									validate61.errors = [{
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
			validate61.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			}];
			return false;
		}
	}
	validate61.errors = vErrors;
	return errors === 0;
}
function validate60(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (!validate61(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData
	})) {
		vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
		errors = vErrors.length;
	}
	validate60.errors = vErrors;
	return errors === 0;
}
const quick = {
	"2.0": { "nameValidate": {
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
	} },
	"2.1": { "nameValidate": {
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
	} }
};
export { quick };
