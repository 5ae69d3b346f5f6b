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
				if (data.country !== void 0) {
					const _errs7 = errors;
					if (typeof data.country !== "string") {
						validate14.errors = [{
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
												validate14.errors = [{
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
												validate14.errors = [{
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
											validate14.errors = [{
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
													validate14.errors = [{
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
													validate14.errors = [{
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
												validate14.errors = [{
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
								validate14.errors = [{
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
							if (data0.value === void 0 && (missing1 = "value")) {
								validate13.errors = [{
									instancePath: instancePath + "/query",
									schemaPath: "#/components/schemas/EmailSearchQuery/required",
									keyword: "required",
									params: { missingProperty: missing1 },
									message: "must have required property '" + missing1 + "'"
								}];
								return false;
							} else if (data0.value !== void 0) {
								if (typeof data0.value !== "string") {
									validate13.errors = [{
										instancePath: instancePath + "/query/value",
										schemaPath: "#/components/schemas/EmailSearchQuery/properties/value/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									}];
									return false;
								}
							}
						} else {
							validate13.errors = [{
								instancePath: instancePath + "/query",
								schemaPath: "#/components/schemas/EmailSearchQuery/type",
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
						let data2 = data.options;
						const _errs6 = errors;
						if (errors === errors) {
							if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
								if (data2.resultsLimit !== void 0) {
									let data3 = data2.resultsLimit;
									const _errs9 = errors;
									if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3)) && data3 !== null) {
										validate13.errors = [{
											instancePath: instancePath + "/options/resultsLimit",
											schemaPath: "#/components/schemas/EmailSearchOptions/properties/resultsLimit/type",
											keyword: "type",
											params: { type: schema16.properties.resultsLimit.type },
											message: "must be integer,null"
										}];
										return false;
									}
									if (errors === _errs9) {
										if (typeof data3 == "number") {
											if (data3 > 5 || isNaN(data3)) {
												validate13.errors = [{
													instancePath: instancePath + "/options/resultsLimit",
													schemaPath: "#/components/schemas/EmailSearchOptions/properties/resultsLimit/maximum",
													keyword: "maximum",
													params: {
														comparison: "<=",
														limit: 5
													},
													message: "must be <= 5"
												}];
												return false;
											} else if (data3 < 1 || isNaN(data3)) {
												validate13.errors = [{
													instancePath: instancePath + "/options/resultsLimit",
													schemaPath: "#/components/schemas/EmailSearchOptions/properties/resultsLimit/minimum",
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
								}
							} else {
								validate13.errors = [{
									instancePath: instancePath + "/options",
									schemaPath: "#/components/schemas/EmailSearchOptions/type",
									keyword: "type",
									params: { type: "object" },
									message: "must be object"
								}];
								return false;
							}
						}
						var valid0 = _errs6 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.client !== void 0) {
							const _errs11 = errors;
							if (!validate14(data.client, {
								instancePath: instancePath + "/client",
								parentData: data,
								parentDataProperty: "client",
								rootData
							})) {
								vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
								errors = vErrors.length;
							}
							var valid0 = _errs11 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.customId !== void 0) {
								let data5 = data.customId;
								const _errs12 = errors;
								if (typeof data5 !== "string" && data5 !== null) {
									validate13.errors = [{
										instancePath: instancePath + "/customId",
										schemaPath: "#/components/schemas/CustomId/type",
										keyword: "type",
										params: { type: schema19.type },
										message: "must be string,null"
									}];
									return false;
								}
								var valid0 = _errs12 === errors;
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
const check2 = validate18;
const schema24 = {
	"type": "object",
	"properties": {
		"email": { "type": ["string", "null"] },
		"user": { "type": ["string", "null"] },
		"domain": { "type": ["string", "null"] }
	}
};
function validate20(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.data === void 0 && (missing0 = "data")) {
			validate20.errors = [{
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: missing0 },
				message: "must have required property '" + missing0 + "'"
			}];
			return false;
		} else if (data.data !== void 0) {
			let data0 = data.data;
			if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
				if (data0.email !== void 0) {
					let data1 = data0.email;
					if (typeof data1 !== "string" && data1 !== null) {
						validate20.errors = [{
							instancePath: instancePath + "/data/email",
							schemaPath: "#/components/schemas/EmailData/properties/email/type",
							keyword: "type",
							params: { type: schema24.properties.email.type },
							message: "must be string,null"
						}];
						return false;
					}
					var valid2 = true;
				} else var valid2 = true;
				if (valid2) {
					if (data0.user !== void 0) {
						let data2 = data0.user;
						if (typeof data2 !== "string" && data2 !== null) {
							validate20.errors = [{
								instancePath: instancePath + "/data/user",
								schemaPath: "#/components/schemas/EmailData/properties/user/type",
								keyword: "type",
								params: { type: schema24.properties.user.type },
								message: "must be string,null"
							}];
							return false;
						}
						var valid2 = true;
					} else var valid2 = true;
					if (valid2) {
						if (data0.domain !== void 0) {
							let data3 = data0.domain;
							if (typeof data3 !== "string" && data3 !== null) {
								validate20.errors = [{
									instancePath: instancePath + "/data/domain",
									schemaPath: "#/components/schemas/EmailData/properties/domain/type",
									keyword: "type",
									params: { type: schema24.properties.domain.type },
									message: "must be string,null"
								}];
								return false;
							}
							var valid2 = true;
						} else var valid2 = true;
					}
				}
			} else {
				validate20.errors = [{
					instancePath: instancePath + "/data",
					schemaPath: "#/components/schemas/EmailData/type",
					keyword: "type",
					params: { type: "object" },
					message: "must be object"
				}];
				return false;
			}
		}
	} else {
		validate20.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}];
		return false;
	}
	validate20.errors = vErrors;
	return true;
}
function validate19(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.resultsCount === void 0 && (missing0 = "resultsCount") || data.results === void 0 && (missing0 = "results")) {
				validate19.errors = [{
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
						validate19.errors = [{
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
								validate19.errors = [{
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
									if (!validate20(data1[i0], {
										instancePath: instancePath + "/results/" + i0,
										parentData: data1,
										parentDataProperty: i0,
										rootData
									})) {
										vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
										errors = vErrors.length;
									}
									if (!(_errs6 === errors)) break;
								}
							} else {
								validate19.errors = [{
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
			validate19.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			}];
			return false;
		}
	}
	validate19.errors = vErrors;
	return errors === 0;
}
function validate18(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (!validate19(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData
	})) {
		vErrors = vErrors === null ? validate19.errors : vErrors.concat(validate19.errors);
		errors = vErrors.length;
	}
	validate18.errors = vErrors;
	return errors === 0;
}
const check3 = validate23;
function validate24(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.errors === void 0 && (missing0 = "errors")) {
			validate24.errors = [{
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
					validate24.errors = [{
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
								validate24.errors = [{
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
										validate24.errors = [{
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
											validate24.errors = [{
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
												validate24.errors = [{
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
													validate24.errors = [{
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
															validate24.errors = [{
																instancePath: instancePath + "/errors/" + i0 + "/relatedTo/" + i1,
																schemaPath: "#/components/schemas/RequestError/properties/relatedTo/items/type",
																keyword: "type",
																params: { type: "string" },
																message: "must be string"
															}];
															return false;
														}
													} else {
														validate24.errors = [{
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
															validate24.errors = [{
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
							validate24.errors = [{
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
				validate24.errors = [{
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
	if (!validate24(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData
	})) {
		vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
		errors = vErrors.length;
	}
	validate23.errors = vErrors;
	return errors === 0;
}
const check4 = validate26;
const schema32 = {
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
const schema33 = { "anyOf": [
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
function validate29(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.validationType !== void 0) {
				let data0 = data.validationType;
				const _errs1 = errors;
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
						params: { allowedValues: schema32.properties.validationType.anyOf[0].enum },
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
					validate29.errors = vErrors;
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
				if (data.acceptDisposableEmails !== void 0) {
					let data1 = data.acceptDisposableEmails;
					const _errs9 = errors;
					if (typeof data1 !== "boolean" && data1 !== null) {
						validate29.errors = [{
							instancePath: instancePath + "/acceptDisposableEmails",
							schemaPath: "#/properties/acceptDisposableEmails/type",
							keyword: "type",
							params: { type: schema32.properties.acceptDisposableEmails.type },
							message: "must be boolean,null"
						}];
						return false;
					}
					var valid0 = _errs9 === errors;
				} else var valid0 = true;
				if (valid0) {
					if (data.acceptFreemails !== void 0) {
						let data2 = data.acceptFreemails;
						const _errs11 = errors;
						if (typeof data2 !== "boolean" && data2 !== null) {
							validate29.errors = [{
								instancePath: instancePath + "/acceptFreemails",
								schemaPath: "#/properties/acceptFreemails/type",
								keyword: "type",
								params: { type: schema32.properties.acceptFreemails.type },
								message: "must be boolean,null"
							}];
							return false;
						}
						var valid0 = _errs11 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.correctionMode !== void 0) {
							let data3 = data.correctionMode;
							const _errs13 = errors;
							const _errs15 = errors;
							let valid3 = false;
							const _errs16 = errors;
							if (typeof data3 !== "string") {
								const err5 = {
									instancePath: instancePath + "/correctionMode",
									schemaPath: "#/components/schemas/AssumedCorrectionMode/anyOf/0/type",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								};
								if (vErrors === null) vErrors = [err5];
								else vErrors.push(err5);
								errors++;
							}
							if (!(data3 === "full" || data3 === "format" || data3 === "suggestion" || data3 === "none")) {
								const err6 = {
									instancePath: instancePath + "/correctionMode",
									schemaPath: "#/components/schemas/AssumedCorrectionMode/anyOf/0/enum",
									keyword: "enum",
									params: { allowedValues: schema33.anyOf[0].enum },
									message: "must be equal to one of the allowed values"
								};
								if (vErrors === null) vErrors = [err6];
								else vErrors.push(err6);
								errors++;
							}
							var _valid1 = _errs16 === errors;
							valid3 = valid3 || _valid1;
							if (!valid3) {
								const _errs18 = errors;
								if (typeof data3 !== "string") {
									const err7 = {
										instancePath: instancePath + "/correctionMode",
										schemaPath: "#/components/schemas/AssumedCorrectionMode/anyOf/1/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err7];
									else vErrors.push(err7);
									errors++;
								}
								var _valid1 = _errs18 === errors;
								valid3 = valid3 || _valid1;
								if (!valid3) {
									const _errs20 = errors;
									if (data3 !== null) {
										const err8 = {
											instancePath: instancePath + "/correctionMode",
											schemaPath: "#/components/schemas/AssumedCorrectionMode/anyOf/2/type",
											keyword: "type",
											params: { type: "null" },
											message: "must be null"
										};
										if (vErrors === null) vErrors = [err8];
										else vErrors.push(err8);
										errors++;
									}
									var _valid1 = _errs20 === errors;
									valid3 = valid3 || _valid1;
								}
							}
							if (!valid3) {
								const err9 = {
									instancePath: instancePath + "/correctionMode",
									schemaPath: "#/components/schemas/AssumedCorrectionMode/anyOf",
									keyword: "anyOf",
									params: {},
									message: "must match a schema in anyOf"
								};
								if (vErrors === null) vErrors = [err9];
								else vErrors.push(err9);
								errors++;
								validate29.errors = vErrors;
								return false;
							} else {
								errors = _errs15;
								if (vErrors !== null) {
									if (_errs15) vErrors.length = _errs15;
									else vErrors = null;
								}
							}
							var valid0 = _errs13 === errors;
						} else var valid0 = true;
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
function validate28(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.query === void 0 && (missing0 = "query")) {
				validate28.errors = [{
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
							if (data0.email === void 0 && (missing1 = "email")) {
								validate28.errors = [{
									instancePath: instancePath + "/query",
									schemaPath: "#/components/schemas/EmailValidateQuery/required",
									keyword: "required",
									params: { missingProperty: missing1 },
									message: "must have required property '" + missing1 + "'"
								}];
								return false;
							} else if (data0.email !== void 0) {
								if (typeof data0.email !== "string") {
									validate28.errors = [{
										instancePath: instancePath + "/query/email",
										schemaPath: "#/components/schemas/EmailValidateQuery/properties/email/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									}];
									return false;
								}
							}
						} else {
							validate28.errors = [{
								instancePath: instancePath + "/query",
								schemaPath: "#/components/schemas/EmailValidateQuery/type",
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
						const _errs6 = errors;
						if (!validate29(data.options, {
							instancePath: instancePath + "/options",
							parentData: data,
							parentDataProperty: "options",
							rootData
						})) {
							vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
							errors = vErrors.length;
						}
						var valid0 = _errs6 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.client !== void 0) {
							const _errs7 = errors;
							if (!validate14(data.client, {
								instancePath: instancePath + "/client",
								parentData: data,
								parentDataProperty: "client",
								rootData
							})) {
								vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
								errors = vErrors.length;
							}
							var valid0 = _errs7 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.customId !== void 0) {
								let data4 = data.customId;
								const _errs8 = errors;
								if (typeof data4 !== "string" && data4 !== null) {
									validate28.errors = [{
										instancePath: instancePath + "/customId",
										schemaPath: "#/components/schemas/CustomId/type",
										keyword: "type",
										params: { type: schema19.type },
										message: "must be string,null"
									}];
									return false;
								}
								var valid0 = _errs8 === errors;
							} else var valid0 = true;
						}
					}
				}
			}
		} else {
			validate28.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			}];
			return false;
		}
	}
	validate28.errors = vErrors;
	return errors === 0;
}
function validate27(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.request === void 0 && (missing0 = "request")) {
				validate27.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 },
					message: "must have required property '" + missing0 + "'"
				}];
				return false;
			} else if (data.request !== void 0) {
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
			validate27.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			}];
			return false;
		}
	}
	validate27.errors = vErrors;
	return errors === 0;
}
function validate26(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
	validate26.errors = vErrors;
	return errors === 0;
}
const check5 = validate34;
const schema39 = { "anyOf": [{
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
const schema43 = {
	"type": "object",
	"properties": {
		"isCatchAllServer": { "type": ["boolean", "null"] },
		"isDisposableEmailAddress": { "type": ["boolean", "null"] },
		"isFreemail": { "type": ["boolean", "null"] }
	}
};
const schema42 = {
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
function validate37(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
									params: { allowedValues: schema42.properties.group.anyOf[0].enum },
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
								validate37.errors = vErrors;
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
										params: { allowedValues: schema42.properties.type.anyOf[0].enum },
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
									validate37.errors = vErrors;
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
											params: { allowedValues: schema42.properties.subtype.anyOf[0].enum },
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
										validate37.errors = vErrors;
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
												params: { allowedValues: schema42.properties.severity.anyOf[0].enum },
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
											validate37.errors = vErrors;
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
															validate37.errors = [{
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
													validate37.errors = [{
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
													validate37.errors = [{
														instancePath: instancePath + "/" + i0 + "/description",
														schemaPath: "#/components/schemas/Finding/properties/description/type",
														keyword: "type",
														params: { type: schema42.properties.description.type },
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
						validate37.errors = [{
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
			validate37.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "array" },
				message: "must be array"
			}];
			return false;
		}
	}
	validate37.errors = vErrors;
	return errors === 0;
}
function validate36(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.isValid === void 0 && (missing0 = "isValid") || data.proposal === void 0 && (missing0 = "proposal") || data.data === void 0 && (missing0 = "data") || data.errors === void 0 && (missing0 = "errors")) {
				validate36.errors = [{
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
						validate36.errors = [{
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
								params: { allowedValues: schema39.anyOf[0].enum },
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
							validate36.errors = vErrors;
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
							let data2 = data.data;
							const _errs11 = errors;
							if (errors === errors) {
								if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
									if (data2.email !== void 0) {
										let data3 = data2.email;
										const _errs14 = errors;
										if (typeof data3 !== "string" && data3 !== null) {
											validate36.errors = [{
												instancePath: instancePath + "/data/email",
												schemaPath: "#/components/schemas/EmailData/properties/email/type",
												keyword: "type",
												params: { type: schema24.properties.email.type },
												message: "must be string,null"
											}];
											return false;
										}
										var valid5 = _errs14 === errors;
									} else var valid5 = true;
									if (valid5) {
										if (data2.user !== void 0) {
											let data4 = data2.user;
											const _errs16 = errors;
											if (typeof data4 !== "string" && data4 !== null) {
												validate36.errors = [{
													instancePath: instancePath + "/data/user",
													schemaPath: "#/components/schemas/EmailData/properties/user/type",
													keyword: "type",
													params: { type: schema24.properties.user.type },
													message: "must be string,null"
												}];
												return false;
											}
											var valid5 = _errs16 === errors;
										} else var valid5 = true;
										if (valid5) {
											if (data2.domain !== void 0) {
												let data5 = data2.domain;
												const _errs18 = errors;
												if (typeof data5 !== "string" && data5 !== null) {
													validate36.errors = [{
														instancePath: instancePath + "/data/domain",
														schemaPath: "#/components/schemas/EmailData/properties/domain/type",
														keyword: "type",
														params: { type: schema24.properties.domain.type },
														message: "must be string,null"
													}];
													return false;
												}
												var valid5 = _errs18 === errors;
											} else var valid5 = true;
										}
									}
								} else {
									validate36.errors = [{
										instancePath: instancePath + "/data",
										schemaPath: "#/components/schemas/EmailData/type",
										keyword: "type",
										params: { type: "object" },
										message: "must be object"
									}];
									return false;
								}
							}
							var valid0 = _errs11 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.errors !== void 0) {
								const _errs20 = errors;
								if (!validate37(data.errors, {
									instancePath: instancePath + "/errors",
									parentData: data,
									parentDataProperty: "errors",
									rootData
								})) {
									vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
									errors = vErrors.length;
								}
								var valid0 = _errs20 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.flags !== void 0) {
									let data7 = data.flags;
									const _errs21 = errors;
									if (errors === errors) {
										if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
											if (data7.isCatchAllServer !== void 0) {
												let data8 = data7.isCatchAllServer;
												const _errs24 = errors;
												if (typeof data8 !== "boolean" && data8 !== null) {
													validate36.errors = [{
														instancePath: instancePath + "/flags/isCatchAllServer",
														schemaPath: "#/components/schemas/EmailFlags/properties/isCatchAllServer/type",
														keyword: "type",
														params: { type: schema43.properties.isCatchAllServer.type },
														message: "must be boolean,null"
													}];
													return false;
												}
												var valid7 = _errs24 === errors;
											} else var valid7 = true;
											if (valid7) {
												if (data7.isDisposableEmailAddress !== void 0) {
													let data9 = data7.isDisposableEmailAddress;
													const _errs26 = errors;
													if (typeof data9 !== "boolean" && data9 !== null) {
														validate36.errors = [{
															instancePath: instancePath + "/flags/isDisposableEmailAddress",
															schemaPath: "#/components/schemas/EmailFlags/properties/isDisposableEmailAddress/type",
															keyword: "type",
															params: { type: schema43.properties.isDisposableEmailAddress.type },
															message: "must be boolean,null"
														}];
														return false;
													}
													var valid7 = _errs26 === errors;
												} else var valid7 = true;
												if (valid7) {
													if (data7.isFreemail !== void 0) {
														let data10 = data7.isFreemail;
														const _errs28 = errors;
														if (typeof data10 !== "boolean" && data10 !== null) {
															validate36.errors = [{
																instancePath: instancePath + "/flags/isFreemail",
																schemaPath: "#/components/schemas/EmailFlags/properties/isFreemail/type",
																keyword: "type",
																params: { type: schema43.properties.isFreemail.type },
																message: "must be boolean,null"
															}];
															return false;
														}
														var valid7 = _errs28 === errors;
													} else var valid7 = true;
												}
											}
										} else {
											validate36.errors = [{
												instancePath: instancePath + "/flags",
												schemaPath: "#/components/schemas/EmailFlags/type",
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
				}
			}
		} else {
			validate36.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			}];
			return false;
		}
	}
	validate36.errors = vErrors;
	return errors === 0;
}
const schema48 = {
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
const schema49 = {
	"type": "object",
	"properties": {
		"typeFrom": { "type": ["string", "null"] },
		"type": { "type": ["string", "null"] },
		"valueFrom": { "type": ["string", "null"] },
		"value": { "type": ["string", "null"] }
	}
};
function validate43(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
						params: { allowedValues: schema48.properties.group.anyOf[0].enum },
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
					validate43.errors = vErrors;
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
							params: { allowedValues: schema48.properties.type.anyOf[0].enum },
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
						validate43.errors = vErrors;
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
								params: { allowedValues: schema48.properties.subtype.anyOf[0].enum },
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
							validate43.errors = vErrors;
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
											validate43.errors = [{
												instancePath: instancePath + "/data/typeFrom",
												schemaPath: "#/components/schemas/FixChange/properties/typeFrom/type",
												keyword: "type",
												params: { type: schema49.properties.typeFrom.type },
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
												validate43.errors = [{
													instancePath: instancePath + "/data/type",
													schemaPath: "#/components/schemas/FixChange/properties/type/type",
													keyword: "type",
													params: { type: schema49.properties.type.type },
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
													validate43.errors = [{
														instancePath: instancePath + "/data/valueFrom",
														schemaPath: "#/components/schemas/FixChange/properties/valueFrom/type",
														keyword: "type",
														params: { type: schema49.properties.valueFrom.type },
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
														validate43.errors = [{
															instancePath: instancePath + "/data/value",
															schemaPath: "#/components/schemas/FixChange/properties/value/type",
															keyword: "type",
															params: { type: schema49.properties.value.type },
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
									validate43.errors = [{
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
			validate43.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			}];
			return false;
		}
	}
	validate43.errors = vErrors;
	return errors === 0;
}
function validate42(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (Array.isArray(data)) {
			const len0 = data.length;
			for (let i0 = 0; i0 < len0; i0++) {
				const _errs1 = errors;
				if (!validate43(data[i0], {
					instancePath: instancePath + "/" + i0,
					parentData: data,
					parentDataProperty: i0,
					rootData
				})) {
					vErrors = vErrors === null ? validate43.errors : vErrors.concat(validate43.errors);
					errors = vErrors.length;
				}
				if (!(_errs1 === errors)) break;
			}
		} else {
			validate42.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "array" },
				message: "must be array"
			}];
			return false;
		}
	}
	validate42.errors = vErrors;
	return errors === 0;
}
function validate40(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.isValid !== void 0) {
				const _errs1 = errors;
				if (typeof data.isValid !== "boolean") {
					validate40.errors = [{
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
					let data1 = data.data;
					const _errs4 = errors;
					if (errors === errors) {
						if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
							if (data1.email !== void 0) {
								let data2 = data1.email;
								const _errs7 = errors;
								if (typeof data2 !== "string" && data2 !== null) {
									validate40.errors = [{
										instancePath: instancePath + "/data/email",
										schemaPath: "#/components/schemas/EmailData/properties/email/type",
										keyword: "type",
										params: { type: schema24.properties.email.type },
										message: "must be string,null"
									}];
									return false;
								}
								var valid3 = _errs7 === errors;
							} else var valid3 = true;
							if (valid3) {
								if (data1.user !== void 0) {
									let data3 = data1.user;
									const _errs9 = errors;
									if (typeof data3 !== "string" && data3 !== null) {
										validate40.errors = [{
											instancePath: instancePath + "/data/user",
											schemaPath: "#/components/schemas/EmailData/properties/user/type",
											keyword: "type",
											params: { type: schema24.properties.user.type },
											message: "must be string,null"
										}];
										return false;
									}
									var valid3 = _errs9 === errors;
								} else var valid3 = true;
								if (valid3) {
									if (data1.domain !== void 0) {
										let data4 = data1.domain;
										const _errs11 = errors;
										if (typeof data4 !== "string" && data4 !== null) {
											validate40.errors = [{
												instancePath: instancePath + "/data/domain",
												schemaPath: "#/components/schemas/EmailData/properties/domain/type",
												keyword: "type",
												params: { type: schema24.properties.domain.type },
												message: "must be string,null"
											}];
											return false;
										}
										var valid3 = _errs11 === errors;
									} else var valid3 = true;
								}
							}
						} else {
							validate40.errors = [{
								instancePath: instancePath + "/data",
								schemaPath: "#/components/schemas/EmailData/type",
								keyword: "type",
								params: { type: "object" },
								message: "must be object"
							}];
							return false;
						}
					}
					var valid0 = _errs4 === errors;
				} else var valid0 = true;
				if (valid0) {
					if (data.errors !== void 0) {
						const _errs13 = errors;
						if (!validate37(data.errors, {
							instancePath: instancePath + "/errors",
							parentData: data,
							parentDataProperty: "errors",
							rootData
						})) {
							vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
							errors = vErrors.length;
						}
						var valid0 = _errs13 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.fixes !== void 0) {
							const _errs14 = errors;
							if (!validate42(data.fixes, {
								instancePath: instancePath + "/fixes",
								parentData: data,
								parentDataProperty: "fixes",
								rootData
							})) {
								vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
								errors = vErrors.length;
							}
							var valid0 = _errs14 === errors;
						} else var valid0 = true;
					}
				}
			}
		} else {
			validate40.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			}];
			return false;
		}
	}
	validate40.errors = vErrors;
	return errors === 0;
}
function validate35(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.result === void 0 && (missing0 = "result") || data.resultCorrected === void 0 && (missing0 = "resultCorrected") || data.suggestions === void 0 && (missing0 = "suggestions")) {
				validate35.errors = [{
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
					if (!validate36(data.result, {
						instancePath: instancePath + "/result",
						parentData: data,
						parentDataProperty: "result",
						rootData
					})) {
						vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
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
						if (!validate40(data1, {
							instancePath: instancePath + "/resultCorrected",
							parentData: data,
							parentDataProperty: "resultCorrected",
							rootData
						})) {
							vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
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
							validate35.errors = vErrors;
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
										if (!validate40(data2[i0], {
											instancePath: instancePath + "/suggestions/" + i0,
											parentData: data2,
											parentDataProperty: i0,
											rootData
										})) {
											vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
											errors = vErrors.length;
										}
										if (!(_errs9 === errors)) break;
									}
								} else {
									validate35.errors = [{
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
	if (!validate35(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData
	})) {
		vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
		errors = vErrors.length;
	}
	validate34.errors = vErrors;
	return errors === 0;
}
const quick = {
	"2.0": {
		"emailSearch": {
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
		"emailValidate": {
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
		}
	},
	"2.1": {
		"emailSearch": {
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
		"emailValidate": {
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
		}
	}
};
export { quick };
