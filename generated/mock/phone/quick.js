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
									schemaPath: "#/components/schemas/PhoneSearchQuery/required",
									keyword: "required",
									params: { missingProperty: missing1 },
									message: "must have required property '" + missing1 + "'"
								}];
								return false;
							} else if (data0.value !== void 0) {
								if (typeof data0.value !== "string") {
									validate13.errors = [{
										instancePath: instancePath + "/query/value",
										schemaPath: "#/components/schemas/PhoneSearchQuery/properties/value/type",
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
								schemaPath: "#/components/schemas/PhoneSearchQuery/type",
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
											schemaPath: "#/components/schemas/PhoneSearchOptions/properties/resultsLimit/type",
											keyword: "type",
											params: { type: schema16.properties.resultsLimit.type },
											message: "must be integer,null"
										}];
										return false;
									}
									if (errors === _errs9) {
										if (typeof data3 == "number") {
											if (data3 > 100 || isNaN(data3)) {
												validate13.errors = [{
													instancePath: instancePath + "/options/resultsLimit",
													schemaPath: "#/components/schemas/PhoneSearchOptions/properties/resultsLimit/maximum",
													keyword: "maximum",
													params: {
														comparison: "<=",
														limit: 100
													},
													message: "must be <= 100"
												}];
												return false;
											} else if (data3 < 1 || isNaN(data3)) {
												validate13.errors = [{
													instancePath: instancePath + "/options/resultsLimit",
													schemaPath: "#/components/schemas/PhoneSearchOptions/properties/resultsLimit/minimum",
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
									var valid4 = _errs9 === errors;
								} else var valid4 = true;
								if (valid4) {
									if (data2.allowedPrefixes !== void 0) {
										let data4 = data2.allowedPrefixes;
										const _errs11 = errors;
										if (!Array.isArray(data4) && data4 !== null) {
											validate13.errors = [{
												instancePath: instancePath + "/options/allowedPrefixes",
												schemaPath: "#/components/schemas/PhoneSearchOptions/properties/allowedPrefixes/type",
												keyword: "type",
												params: { type: schema16.properties.allowedPrefixes.type },
												message: "must be array,null"
											}];
											return false;
										}
										if (errors === _errs11) {
											if (Array.isArray(data4)) {
												const len0 = data4.length;
												for (let i0 = 0; i0 < len0; i0++) {
													const _errs13 = errors;
													if (typeof data4[i0] !== "string") {
														validate13.errors = [{
															instancePath: instancePath + "/options/allowedPrefixes/" + i0,
															schemaPath: "#/components/schemas/PhoneSearchOptions/properties/allowedPrefixes/items/type",
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
										var valid4 = _errs11 === errors;
									} else var valid4 = true;
								}
							} else {
								validate13.errors = [{
									instancePath: instancePath + "/options",
									schemaPath: "#/components/schemas/PhoneSearchOptions/type",
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
							const _errs15 = errors;
							if (!validate14(data.client, {
								instancePath: instancePath + "/client",
								parentData: data,
								parentDataProperty: "client",
								rootData
							})) {
								vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
								errors = vErrors.length;
							}
							var valid0 = _errs15 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.customId !== void 0) {
								let data7 = data.customId;
								const _errs16 = errors;
								if (typeof data7 !== "string" && data7 !== null) {
									validate13.errors = [{
										instancePath: instancePath + "/customId",
										schemaPath: "#/components/schemas/CustomId/type",
										keyword: "type",
										params: { type: schema19.type },
										message: "must be string,null"
									}];
									return false;
								}
								var valid0 = _errs16 === errors;
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
				if (data0.country !== void 0) {
					if (typeof data0.country !== "string") {
						validate20.errors = [{
							instancePath: instancePath + "/data/country",
							schemaPath: "#/components/schemas/PhoneSearchData/properties/country/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						}];
						return false;
					}
					var valid2 = true;
				} else var valid2 = true;
				if (valid2) {
					if (data0.prefix !== void 0) {
						if (typeof data0.prefix !== "string") {
							validate20.errors = [{
								instancePath: instancePath + "/data/prefix",
								schemaPath: "#/components/schemas/PhoneSearchData/properties/prefix/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							}];
							return false;
						}
						var valid2 = true;
					} else var valid2 = true;
				}
			} else {
				validate20.errors = [{
					instancePath: instancePath + "/data",
					schemaPath: "#/components/schemas/PhoneSearchData/type",
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
function validate29(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	const _errs0 = errors;
	let valid0 = false;
	let passing0 = null;
	const _errs1 = errors;
	if (errors === errors) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.numberWithPrefix === void 0 && (missing0 = "numberWithPrefix")) {
				const err0 = {
					instancePath,
					schemaPath: "#/components/schemas/PhoneQueryCombined/required",
					keyword: "required",
					params: { missingProperty: missing0 },
					message: "must have required property '" + missing0 + "'"
				};
				if (vErrors === null) vErrors = [err0];
				else vErrors.push(err0);
				errors++;
			} else {
				if (data.numberWithPrefix !== void 0) {
					const _errs4 = errors;
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
					var valid2 = _errs4 === errors;
				} else var valid2 = true;
				if (valid2) {
					if (data.numberFull !== void 0) {
						var valid2 = false;
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
					} else var valid2 = true;
					if (valid2) {
						if (data.prefix !== void 0) {
							var valid2 = false;
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
						} else var valid2 = true;
						if (valid2) {
							if (data.number !== void 0) {
								var valid2 = false;
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
							} else var valid2 = true;
						}
					}
				}
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
	}
	var _valid0 = _errs1 === errors;
	if (_valid0) {
		valid0 = true;
		passing0 = 0;
	}
	const _errs6 = errors;
	if (errors === errors) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing1;
			if (data.prefix === void 0 && (missing1 = "prefix") || data.number === void 0 && (missing1 = "number")) {
				const err6 = {
					instancePath,
					schemaPath: "#/components/schemas/PhoneQuerySeparate/required",
					keyword: "required",
					params: { missingProperty: missing1 },
					message: "must have required property '" + missing1 + "'"
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			} else {
				if (data.prefix !== void 0) {
					const _errs9 = errors;
					if (typeof data.prefix !== "string") {
						const err7 = {
							instancePath: instancePath + "/prefix",
							schemaPath: "#/components/schemas/PhoneQuerySeparate/properties/prefix/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err7];
						else vErrors.push(err7);
						errors++;
					}
					var valid4 = _errs9 === errors;
				} else var valid4 = true;
				if (valid4) {
					if (data.number !== void 0) {
						const _errs11 = errors;
						if (typeof data.number !== "string") {
							const err8 = {
								instancePath: instancePath + "/number",
								schemaPath: "#/components/schemas/PhoneQuerySeparate/properties/number/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err8];
							else vErrors.push(err8);
							errors++;
						}
						var valid4 = _errs11 === errors;
					} else var valid4 = true;
					if (valid4) {
						if (data.numberWithPrefix !== void 0) {
							var valid4 = false;
							const err9 = {
								instancePath: instancePath + "/numberWithPrefix",
								schemaPath: "#/components/schemas/PhoneQuerySeparate/properties/numberWithPrefix/false schema",
								keyword: "false schema",
								params: {},
								message: "boolean schema is false"
							};
							if (vErrors === null) vErrors = [err9];
							else vErrors.push(err9);
							errors++;
						} else var valid4 = true;
						if (valid4) {
							if (data.numberFull !== void 0) {
								var valid4 = false;
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
							} else var valid4 = true;
						}
					}
				}
			}
		} else {
			const err11 = {
				instancePath,
				schemaPath: "#/components/schemas/PhoneQuerySeparate/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			};
			if (vErrors === null) vErrors = [err11];
			else vErrors.push(err11);
			errors++;
		}
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
		const err12 = {
			instancePath,
			schemaPath: "#/oneOf",
			keyword: "oneOf",
			params: { passingSchemas: passing0 },
			message: "must match exactly one schema in oneOf"
		};
		if (vErrors === null) vErrors = [err12];
		else vErrors.push(err12);
		errors++;
		validate29.errors = vErrors;
		return false;
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
const schema34 = {
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
const schema35 = { "anyOf": [
	{
		"type": "string",
		"enum": ["basic", "extended"]
	},
	{ "type": "string" },
	{ "type": "null" }
] };
const schema36 = {
	"type": ["array", "null"],
	"items": { "type": "string" }
};
const schema37 = {
	"type": ["array", "null"],
	"items": { "type": "string" }
};
const schema38 = { "anyOf": [
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
function validate31(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.validationType !== void 0) {
				let data0 = data.validationType;
				const _errs1 = errors;
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
						params: { allowedValues: schema35.anyOf[0].enum },
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
					validate31.errors = vErrors;
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
				if (data.preferredPrefixes !== void 0) {
					let data1 = data.preferredPrefixes;
					const _errs10 = errors;
					const _errs11 = errors;
					if (!Array.isArray(data1) && data1 !== null) {
						validate31.errors = [{
							instancePath: instancePath + "/preferredPrefixes",
							schemaPath: "#/components/schemas/PhonePreferredPrefixes/type",
							keyword: "type",
							params: { type: schema36.type },
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
									validate31.errors = [{
										instancePath: instancePath + "/preferredPrefixes/" + i0,
										schemaPath: "#/components/schemas/PhonePreferredPrefixes/items/type",
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
					if (data.allowedPrefixes !== void 0) {
						let data3 = data.allowedPrefixes;
						const _errs15 = errors;
						const _errs16 = errors;
						if (!Array.isArray(data3) && data3 !== null) {
							validate31.errors = [{
								instancePath: instancePath + "/allowedPrefixes",
								schemaPath: "#/components/schemas/PhoneAllowedPrefixes/type",
								keyword: "type",
								params: { type: schema37.type },
								message: "must be array,null"
							}];
							return false;
						}
						if (errors === _errs16) {
							if (Array.isArray(data3)) {
								const len1 = data3.length;
								for (let i1 = 0; i1 < len1; i1++) {
									const _errs18 = errors;
									if (typeof data3[i1] !== "string") {
										validate31.errors = [{
											instancePath: instancePath + "/allowedPrefixes/" + i1,
											schemaPath: "#/components/schemas/PhoneAllowedPrefixes/items/type",
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
						if (data.correctionMode !== void 0) {
							let data5 = data.correctionMode;
							const _errs20 = errors;
							const _errs22 = errors;
							let valid8 = false;
							const _errs23 = errors;
							if (typeof data5 !== "string") {
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
							if (!(data5 === "full" || data5 === "format" || data5 === "suggestion" || data5 === "none")) {
								const err6 = {
									instancePath: instancePath + "/correctionMode",
									schemaPath: "#/components/schemas/AssumedCorrectionMode/anyOf/0/enum",
									keyword: "enum",
									params: { allowedValues: schema38.anyOf[0].enum },
									message: "must be equal to one of the allowed values"
								};
								if (vErrors === null) vErrors = [err6];
								else vErrors.push(err6);
								errors++;
							}
							var _valid1 = _errs23 === errors;
							valid8 = valid8 || _valid1;
							if (!valid8) {
								const _errs25 = errors;
								if (typeof data5 !== "string") {
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
								var _valid1 = _errs25 === errors;
								valid8 = valid8 || _valid1;
								if (!valid8) {
									const _errs27 = errors;
									if (data5 !== null) {
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
									var _valid1 = _errs27 === errors;
									valid8 = valid8 || _valid1;
								}
							}
							if (!valid8) {
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
								validate31.errors = vErrors;
								return false;
							} else {
								errors = _errs22;
								if (vErrors !== null) {
									if (_errs22) vErrors.length = _errs22;
									else vErrors = null;
								}
							}
							var valid0 = _errs20 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.defaultPrefix !== void 0) {
								let data6 = data.defaultPrefix;
								const _errs29 = errors;
								if (typeof data6 !== "string" && data6 !== null) {
									validate31.errors = [{
										instancePath: instancePath + "/defaultPrefix",
										schemaPath: "#/properties/defaultPrefix/type",
										keyword: "type",
										params: { type: schema34.properties.defaultPrefix.type },
										message: "must be string,null"
									}];
									return false;
								}
								var valid0 = _errs29 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.formatNumber !== void 0) {
									let data7 = data.formatNumber;
									const _errs31 = errors;
									if (typeof data7 !== "boolean" && data7 !== null) {
										validate31.errors = [{
											instancePath: instancePath + "/formatNumber",
											schemaPath: "#/properties/formatNumber/type",
											keyword: "type",
											params: { type: schema34.properties.formatNumber.type },
											message: "must be boolean,null"
										}];
										return false;
									}
									var valid0 = _errs31 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.numberFormat !== void 0) {
										var valid0 = false;
										validate31.errors = [{
											instancePath: instancePath + "/numberFormat",
											schemaPath: "#/properties/numberFormat/false schema",
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
		} else {
			validate31.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			}];
			return false;
		}
	}
	validate31.errors = vErrors;
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
					const _errs1 = errors;
					if (!validate29(data.query, {
						instancePath: instancePath + "/query",
						parentData: data,
						parentDataProperty: "query",
						rootData
					})) {
						vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
						errors = vErrors.length;
					}
					var valid0 = _errs1 === errors;
				} else var valid0 = true;
				if (valid0) {
					if (data.options !== void 0) {
						const _errs2 = errors;
						if (!validate31(data.options, {
							instancePath: instancePath + "/options",
							parentData: data,
							parentDataProperty: "options",
							rootData
						})) {
							vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
							errors = vErrors.length;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.client !== void 0) {
							const _errs3 = errors;
							if (!validate14(data.client, {
								instancePath: instancePath + "/client",
								parentData: data,
								parentDataProperty: "client",
								rootData
							})) {
								vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
								errors = vErrors.length;
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.customId !== void 0) {
								let data3 = data.customId;
								const _errs4 = errors;
								if (typeof data3 !== "string" && data3 !== null) {
									validate28.errors = [{
										instancePath: instancePath + "/customId",
										schemaPath: "#/components/schemas/CustomId/type",
										keyword: "type",
										params: { type: schema19.type },
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
const check5 = validate36;
const schema44 = { "anyOf": [{
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
const schema46 = { "type": ["string", "null"] };
const schema47 = { "type": ["string", "null"] };
const schema48 = {
	"type": "object",
	"required": [
		"national",
		"nationalFormatted",
		"international",
		"internationalFormatted"
	],
	"properties": {
		"national": { "type": ["string", "null"] },
		"nationalFormatted": { "type": ["string", "null"] },
		"international": { "type": ["string", "null"] },
		"internationalFormatted": { "type": ["string", "null"] }
	}
};
const schema50 = {
	"type": "object",
	"properties": {
		"name": { "type": ["string", "null"] },
		"type": { "anyOf": [
			{
				"type": "string",
				"enum": [
					"landline",
					"mobile",
					"voip"
				]
			},
			{ "type": "string" },
			{ "type": "null" }
		] }
	}
};
function validate39(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.numberWithPrefix === void 0 && (missing0 = "numberWithPrefix") || data.format === void 0 && (missing0 = "format") || data.country === void 0 && (missing0 = "country")) {
				validate39.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 },
					message: "must have required property '" + missing0 + "'"
				}];
				return false;
			} else {
				if (data.numberWithPrefix !== void 0) {
					const _errs1 = errors;
					if (typeof data.numberWithPrefix !== "string") {
						validate39.errors = [{
							instancePath: instancePath + "/numberWithPrefix",
							schemaPath: "#/properties/numberWithPrefix/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						}];
						return false;
					}
					var valid0 = _errs1 === errors;
				} else var valid0 = true;
				if (valid0) {
					if (data.prefix !== void 0) {
						let data1 = data.prefix;
						const _errs3 = errors;
						if (typeof data1 !== "string" && data1 !== null) {
							validate39.errors = [{
								instancePath: instancePath + "/prefix",
								schemaPath: "#/components/schemas/PhonePrefix/type",
								keyword: "type",
								params: { type: schema46.type },
								message: "must be string,null"
							}];
							return false;
						}
						var valid0 = _errs3 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.number !== void 0) {
							let data2 = data.number;
							const _errs6 = errors;
							if (typeof data2 !== "string" && data2 !== null) {
								validate39.errors = [{
									instancePath: instancePath + "/number",
									schemaPath: "#/components/schemas/PhoneNumber/type",
									keyword: "type",
									params: { type: schema47.type },
									message: "must be string,null"
								}];
								return false;
							}
							var valid0 = _errs6 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.format !== void 0) {
								let data3 = data.format;
								const _errs9 = errors;
								if (errors === errors) {
									if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
										let missing1;
										if (data3.national === void 0 && (missing1 = "national") || data3.nationalFormatted === void 0 && (missing1 = "nationalFormatted") || data3.international === void 0 && (missing1 = "international") || data3.internationalFormatted === void 0 && (missing1 = "internationalFormatted")) {
											validate39.errors = [{
												instancePath: instancePath + "/format",
												schemaPath: "#/components/schemas/PhoneFormat/required",
												keyword: "required",
												params: { missingProperty: missing1 },
												message: "must have required property '" + missing1 + "'"
											}];
											return false;
										} else {
											if (data3.national !== void 0) {
												let data4 = data3.national;
												const _errs12 = errors;
												if (typeof data4 !== "string" && data4 !== null) {
													validate39.errors = [{
														instancePath: instancePath + "/format/national",
														schemaPath: "#/components/schemas/PhoneFormat/properties/national/type",
														keyword: "type",
														params: { type: schema48.properties.national.type },
														message: "must be string,null"
													}];
													return false;
												}
												var valid4 = _errs12 === errors;
											} else var valid4 = true;
											if (valid4) {
												if (data3.nationalFormatted !== void 0) {
													let data5 = data3.nationalFormatted;
													const _errs14 = errors;
													if (typeof data5 !== "string" && data5 !== null) {
														validate39.errors = [{
															instancePath: instancePath + "/format/nationalFormatted",
															schemaPath: "#/components/schemas/PhoneFormat/properties/nationalFormatted/type",
															keyword: "type",
															params: { type: schema48.properties.nationalFormatted.type },
															message: "must be string,null"
														}];
														return false;
													}
													var valid4 = _errs14 === errors;
												} else var valid4 = true;
												if (valid4) {
													if (data3.international !== void 0) {
														let data6 = data3.international;
														const _errs16 = errors;
														if (typeof data6 !== "string" && data6 !== null) {
															validate39.errors = [{
																instancePath: instancePath + "/format/international",
																schemaPath: "#/components/schemas/PhoneFormat/properties/international/type",
																keyword: "type",
																params: { type: schema48.properties.international.type },
																message: "must be string,null"
															}];
															return false;
														}
														var valid4 = _errs16 === errors;
													} else var valid4 = true;
													if (valid4) {
														if (data3.internationalFormatted !== void 0) {
															let data7 = data3.internationalFormatted;
															const _errs18 = errors;
															if (typeof data7 !== "string" && data7 !== null) {
																validate39.errors = [{
																	instancePath: instancePath + "/format/internationalFormatted",
																	schemaPath: "#/components/schemas/PhoneFormat/properties/internationalFormatted/type",
																	keyword: "type",
																	params: { type: schema48.properties.internationalFormatted.type },
																	message: "must be string,null"
																}];
																return false;
															}
															var valid4 = _errs18 === errors;
														} else var valid4 = true;
													}
												}
											}
										}
									} else {
										validate39.errors = [{
											instancePath: instancePath + "/format",
											schemaPath: "#/components/schemas/PhoneFormat/type",
											keyword: "type",
											params: { type: "object" },
											message: "must be object"
										}];
										return false;
									}
								}
								var valid0 = _errs9 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.country !== void 0) {
									let data8 = data.country;
									const _errs20 = errors;
									if (errors === errors) {
										if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
											let missing2;
											if (data8.code === void 0 && (missing2 = "code") || data8.prefix === void 0 && (missing2 = "prefix")) {
												validate39.errors = [{
													instancePath: instancePath + "/country",
													schemaPath: "#/components/schemas/PhoneCountry/required",
													keyword: "required",
													params: { missingProperty: missing2 },
													message: "must have required property '" + missing2 + "'"
												}];
												return false;
											} else {
												if (data8.code !== void 0) {
													const _errs23 = errors;
													if (typeof data8.code !== "string") {
														validate39.errors = [{
															instancePath: instancePath + "/country/code",
															schemaPath: "#/components/schemas/PhoneCountry/properties/code/type",
															keyword: "type",
															params: { type: "string" },
															message: "must be string"
														}];
														return false;
													}
													var valid6 = _errs23 === errors;
												} else var valid6 = true;
												if (valid6) {
													if (data8.prefix !== void 0) {
														const _errs25 = errors;
														if (typeof data8.prefix !== "string") {
															validate39.errors = [{
																instancePath: instancePath + "/country/prefix",
																schemaPath: "#/components/schemas/PhoneCountry/properties/prefix/type",
																keyword: "type",
																params: { type: "string" },
																message: "must be string"
															}];
															return false;
														}
														var valid6 = _errs25 === errors;
													} else var valid6 = true;
												}
											}
										} else {
											validate39.errors = [{
												instancePath: instancePath + "/country",
												schemaPath: "#/components/schemas/PhoneCountry/type",
												keyword: "type",
												params: { type: "object" },
												message: "must be object"
											}];
											return false;
										}
									}
									var valid0 = _errs20 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.carrier !== void 0) {
										let data11 = data.carrier;
										const _errs27 = errors;
										if (errors === errors) {
											if (data11 && typeof data11 == "object" && !Array.isArray(data11)) {
												if (data11.name !== void 0) {
													let data12 = data11.name;
													const _errs30 = errors;
													if (typeof data12 !== "string" && data12 !== null) {
														validate39.errors = [{
															instancePath: instancePath + "/carrier/name",
															schemaPath: "#/components/schemas/PhoneCarrier/properties/name/type",
															keyword: "type",
															params: { type: schema50.properties.name.type },
															message: "must be string,null"
														}];
														return false;
													}
													var valid8 = _errs30 === errors;
												} else var valid8 = true;
												if (valid8) {
													if (data11.type !== void 0) {
														let data13 = data11.type;
														const _errs32 = errors;
														const _errs33 = errors;
														let valid9 = false;
														const _errs34 = errors;
														if (typeof data13 !== "string") {
															const err0 = {
																instancePath: instancePath + "/carrier/type",
																schemaPath: "#/components/schemas/PhoneCarrier/properties/type/anyOf/0/type",
																keyword: "type",
																params: { type: "string" },
																message: "must be string"
															};
															if (vErrors === null) vErrors = [err0];
															else vErrors.push(err0);
															errors++;
														}
														if (!(data13 === "landline" || data13 === "mobile" || data13 === "voip")) {
															const err1 = {
																instancePath: instancePath + "/carrier/type",
																schemaPath: "#/components/schemas/PhoneCarrier/properties/type/anyOf/0/enum",
																keyword: "enum",
																params: { allowedValues: schema50.properties.type.anyOf[0].enum },
																message: "must be equal to one of the allowed values"
															};
															if (vErrors === null) vErrors = [err1];
															else vErrors.push(err1);
															errors++;
														}
														var _valid0 = _errs34 === errors;
														valid9 = valid9 || _valid0;
														if (!valid9) {
															const _errs36 = errors;
															if (typeof data13 !== "string") {
																const err2 = {
																	instancePath: instancePath + "/carrier/type",
																	schemaPath: "#/components/schemas/PhoneCarrier/properties/type/anyOf/1/type",
																	keyword: "type",
																	params: { type: "string" },
																	message: "must be string"
																};
																if (vErrors === null) vErrors = [err2];
																else vErrors.push(err2);
																errors++;
															}
															var _valid0 = _errs36 === errors;
															valid9 = valid9 || _valid0;
															if (!valid9) {
																const _errs38 = errors;
																if (data13 !== null) {
																	const err3 = {
																		instancePath: instancePath + "/carrier/type",
																		schemaPath: "#/components/schemas/PhoneCarrier/properties/type/anyOf/2/type",
																		keyword: "type",
																		params: { type: "null" },
																		message: "must be null"
																	};
																	if (vErrors === null) vErrors = [err3];
																	else vErrors.push(err3);
																	errors++;
																}
																var _valid0 = _errs38 === errors;
																valid9 = valid9 || _valid0;
															}
														}
														if (!valid9) {
															const err4 = {
																instancePath: instancePath + "/carrier/type",
																schemaPath: "#/components/schemas/PhoneCarrier/properties/type/anyOf",
																keyword: "anyOf",
																params: {},
																message: "must match a schema in anyOf"
															};
															if (vErrors === null) vErrors = [err4];
															else vErrors.push(err4);
															errors++;
															validate39.errors = vErrors;
															return false;
														} else {
															errors = _errs33;
															if (vErrors !== null) {
																if (_errs33) vErrors.length = _errs33;
																else vErrors = null;
															}
														}
														var valid8 = _errs32 === errors;
													} else var valid8 = true;
												}
											} else {
												validate39.errors = [{
													instancePath: instancePath + "/carrier",
													schemaPath: "#/components/schemas/PhoneCarrier/type",
													keyword: "type",
													params: { type: "object" },
													message: "must be object"
												}];
												return false;
											}
										}
										var valid0 = _errs27 === errors;
									} else var valid0 = true;
								}
							}
						}
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
const schema52 = {
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
function validate41(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
									params: { allowedValues: schema52.properties.group.anyOf[0].enum },
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
								validate41.errors = vErrors;
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
										params: { allowedValues: schema52.properties.type.anyOf[0].enum },
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
									validate41.errors = vErrors;
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
											params: { allowedValues: schema52.properties.subtype.anyOf[0].enum },
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
										validate41.errors = vErrors;
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
												params: { allowedValues: schema52.properties.severity.anyOf[0].enum },
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
											validate41.errors = vErrors;
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
															validate41.errors = [{
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
													validate41.errors = [{
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
													validate41.errors = [{
														instancePath: instancePath + "/" + i0 + "/description",
														schemaPath: "#/components/schemas/Finding/properties/description/type",
														keyword: "type",
														params: { type: schema52.properties.description.type },
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
						validate41.errors = [{
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
			validate41.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "array" },
				message: "must be array"
			}];
			return false;
		}
	}
	validate41.errors = vErrors;
	return errors === 0;
}
function validate38(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.isValid === void 0 && (missing0 = "isValid") || data.proposal === void 0 && (missing0 = "proposal") || data.data === void 0 && (missing0 = "data") || data.errors === void 0 && (missing0 = "errors")) {
				validate38.errors = [{
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
						validate38.errors = [{
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
								params: { allowedValues: schema44.anyOf[0].enum },
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
							validate38.errors = vErrors;
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
							if (!validate39(data.data, {
								instancePath: instancePath + "/data",
								parentData: data,
								parentDataProperty: "data",
								rootData
							})) {
								vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
								errors = vErrors.length;
							}
							var valid0 = _errs11 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.errors !== void 0) {
								const _errs12 = errors;
								if (!validate41(data.errors, {
									instancePath: instancePath + "/errors",
									parentData: data,
									parentDataProperty: "errors",
									rootData
								})) {
									vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
									errors = vErrors.length;
								}
								var valid0 = _errs12 === errors;
							} else var valid0 = true;
						}
					}
				}
			}
		} else {
			validate38.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			}];
			return false;
		}
	}
	validate38.errors = vErrors;
	return errors === 0;
}
const schema56 = {
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
const schema57 = {
	"type": "object",
	"properties": {
		"typeFrom": { "type": ["string", "null"] },
		"type": { "type": ["string", "null"] },
		"valueFrom": { "type": ["string", "null"] },
		"value": { "type": ["string", "null"] }
	}
};
function validate48(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
						params: { allowedValues: schema56.properties.group.anyOf[0].enum },
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
					validate48.errors = vErrors;
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
							params: { allowedValues: schema56.properties.type.anyOf[0].enum },
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
						validate48.errors = vErrors;
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
								params: { allowedValues: schema56.properties.subtype.anyOf[0].enum },
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
							validate48.errors = vErrors;
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
											validate48.errors = [{
												instancePath: instancePath + "/data/typeFrom",
												schemaPath: "#/components/schemas/FixChange/properties/typeFrom/type",
												keyword: "type",
												params: { type: schema57.properties.typeFrom.type },
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
												validate48.errors = [{
													instancePath: instancePath + "/data/type",
													schemaPath: "#/components/schemas/FixChange/properties/type/type",
													keyword: "type",
													params: { type: schema57.properties.type.type },
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
													validate48.errors = [{
														instancePath: instancePath + "/data/valueFrom",
														schemaPath: "#/components/schemas/FixChange/properties/valueFrom/type",
														keyword: "type",
														params: { type: schema57.properties.valueFrom.type },
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
														validate48.errors = [{
															instancePath: instancePath + "/data/value",
															schemaPath: "#/components/schemas/FixChange/properties/value/type",
															keyword: "type",
															params: { type: schema57.properties.value.type },
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
									validate48.errors = [{
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
			validate48.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			}];
			return false;
		}
	}
	validate48.errors = vErrors;
	return errors === 0;
}
function validate47(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (Array.isArray(data)) {
			const len0 = data.length;
			for (let i0 = 0; i0 < len0; i0++) {
				const _errs1 = errors;
				if (!validate48(data[i0], {
					instancePath: instancePath + "/" + i0,
					parentData: data,
					parentDataProperty: i0,
					rootData
				})) {
					vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
					errors = vErrors.length;
				}
				if (!(_errs1 === errors)) break;
			}
		} else {
			validate47.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "array" },
				message: "must be array"
			}];
			return false;
		}
	}
	validate47.errors = vErrors;
	return errors === 0;
}
function validate44(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.isValid !== void 0) {
				const _errs1 = errors;
				if (typeof data.isValid !== "boolean") {
					validate44.errors = [{
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
					if (!validate39(data.data, {
						instancePath: instancePath + "/data",
						parentData: data,
						parentDataProperty: "data",
						rootData
					})) {
						vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
						errors = vErrors.length;
					}
					var valid0 = _errs4 === errors;
				} else var valid0 = true;
				if (valid0) {
					if (data.errors !== void 0) {
						const _errs5 = errors;
						if (!validate41(data.errors, {
							instancePath: instancePath + "/errors",
							parentData: data,
							parentDataProperty: "errors",
							rootData
						})) {
							vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
							errors = vErrors.length;
						}
						var valid0 = _errs5 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.fixes !== void 0) {
							const _errs6 = errors;
							if (!validate47(data.fixes, {
								instancePath: instancePath + "/fixes",
								parentData: data,
								parentDataProperty: "fixes",
								rootData
							})) {
								vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
								errors = vErrors.length;
							}
							var valid0 = _errs6 === errors;
						} else var valid0 = true;
					}
				}
			}
		} else {
			validate44.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			}];
			return false;
		}
	}
	validate44.errors = vErrors;
	return errors === 0;
}
function validate37(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.result === void 0 && (missing0 = "result") || data.resultCorrected === void 0 && (missing0 = "resultCorrected") || data.suggestions === void 0 && (missing0 = "suggestions")) {
				validate37.errors = [{
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
					if (!validate38(data.result, {
						instancePath: instancePath + "/result",
						parentData: data,
						parentDataProperty: "result",
						rootData
					})) {
						vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
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
						if (!validate44(data1, {
							instancePath: instancePath + "/resultCorrected",
							parentData: data,
							parentDataProperty: "resultCorrected",
							rootData
						})) {
							vErrors = vErrors === null ? validate44.errors : vErrors.concat(validate44.errors);
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
							validate37.errors = vErrors;
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
										if (!validate44(data2[i0], {
											instancePath: instancePath + "/suggestions/" + i0,
											parentData: data2,
											parentDataProperty: i0,
											rootData
										})) {
											vErrors = vErrors === null ? validate44.errors : vErrors.concat(validate44.errors);
											errors = vErrors.length;
										}
										if (!(_errs9 === errors)) break;
									}
								} else {
									validate37.errors = [{
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
			validate37.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
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
	if (!validate37(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData
	})) {
		vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
		errors = vErrors.length;
	}
	validate36.errors = vErrors;
	return errors === 0;
}
const check6 = validate54;
const schema72 = { "type": ["string", "null"] };
function validate58(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	const _errs0 = errors;
	let valid0 = false;
	let passing0 = null;
	const _errs1 = errors;
	if (errors === errors) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.numberFull === void 0 && (missing0 = "numberFull")) {
				const err0 = {
					instancePath,
					schemaPath: "#/components/schemas/PhoneQueryCombined/required",
					keyword: "required",
					params: { missingProperty: missing0 },
					message: "must have required property '" + missing0 + "'"
				};
				if (vErrors === null) vErrors = [err0];
				else vErrors.push(err0);
				errors++;
			} else {
				if (data.numberFull !== void 0) {
					const _errs4 = errors;
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
					var valid2 = _errs4 === errors;
				} else var valid2 = true;
				if (valid2) {
					if (data.numberWithPrefix !== void 0) {
						var valid2 = false;
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
					} else var valid2 = true;
					if (valid2) {
						if (data.prefix !== void 0) {
							var valid2 = false;
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
						} else var valid2 = true;
						if (valid2) {
							if (data.number !== void 0) {
								var valid2 = false;
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
							} else var valid2 = true;
						}
					}
				}
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
	}
	var _valid0 = _errs1 === errors;
	if (_valid0) {
		valid0 = true;
		passing0 = 0;
	}
	const _errs6 = errors;
	if (errors === errors) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing1;
			if (data.prefix === void 0 && (missing1 = "prefix") || data.number === void 0 && (missing1 = "number")) {
				const err6 = {
					instancePath,
					schemaPath: "#/components/schemas/PhoneQuerySeparate/required",
					keyword: "required",
					params: { missingProperty: missing1 },
					message: "must have required property '" + missing1 + "'"
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			} else {
				if (data.prefix !== void 0) {
					const _errs9 = errors;
					if (typeof data.prefix !== "string") {
						const err7 = {
							instancePath: instancePath + "/prefix",
							schemaPath: "#/components/schemas/PhoneQuerySeparate/properties/prefix/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err7];
						else vErrors.push(err7);
						errors++;
					}
					var valid4 = _errs9 === errors;
				} else var valid4 = true;
				if (valid4) {
					if (data.number !== void 0) {
						const _errs11 = errors;
						if (typeof data.number !== "string") {
							const err8 = {
								instancePath: instancePath + "/number",
								schemaPath: "#/components/schemas/PhoneQuerySeparate/properties/number/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err8];
							else vErrors.push(err8);
							errors++;
						}
						var valid4 = _errs11 === errors;
					} else var valid4 = true;
					if (valid4) {
						if (data.numberFull !== void 0) {
							var valid4 = false;
							const err9 = {
								instancePath: instancePath + "/numberFull",
								schemaPath: "#/components/schemas/PhoneQuerySeparate/properties/numberFull/false schema",
								keyword: "false schema",
								params: {},
								message: "boolean schema is false"
							};
							if (vErrors === null) vErrors = [err9];
							else vErrors.push(err9);
							errors++;
						} else var valid4 = true;
						if (valid4) {
							if (data.numberWithPrefix !== void 0) {
								var valid4 = false;
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
							} else var valid4 = true;
						}
					}
				}
			}
		} else {
			const err11 = {
				instancePath,
				schemaPath: "#/components/schemas/PhoneQuerySeparate/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			};
			if (vErrors === null) vErrors = [err11];
			else vErrors.push(err11);
			errors++;
		}
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
		const err12 = {
			instancePath,
			schemaPath: "#/oneOf",
			keyword: "oneOf",
			params: { passingSchemas: passing0 },
			message: "must match exactly one schema in oneOf"
		};
		if (vErrors === null) vErrors = [err12];
		else vErrors.push(err12);
		errors++;
		validate58.errors = vErrors;
		return false;
	} else {
		errors = _errs0;
		if (vErrors !== null) {
			if (_errs0) vErrors.length = _errs0;
			else vErrors = null;
		}
	}
	validate58.errors = vErrors;
	return errors === 0;
}
const schema65 = {
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
const schema66 = { "anyOf": [
	{
		"type": "string",
		"enum": ["basic", "extended"]
	},
	{ "type": "string" },
	{ "type": "null" }
] };
const schema67 = {
	"type": ["array", "null"],
	"items": { "type": "string" }
};
const schema68 = {
	"type": ["array", "null"],
	"items": { "type": "string" }
};
const schema69 = { "anyOf": [
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
function validate60(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.validationType !== void 0) {
				let data0 = data.validationType;
				const _errs1 = errors;
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
						params: { allowedValues: schema66.anyOf[0].enum },
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
					validate60.errors = vErrors;
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
				if (data.preferredPrefixes !== void 0) {
					let data1 = data.preferredPrefixes;
					const _errs10 = errors;
					const _errs11 = errors;
					if (!Array.isArray(data1) && data1 !== null) {
						validate60.errors = [{
							instancePath: instancePath + "/preferredPrefixes",
							schemaPath: "#/components/schemas/PhonePreferredPrefixes/type",
							keyword: "type",
							params: { type: schema67.type },
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
									validate60.errors = [{
										instancePath: instancePath + "/preferredPrefixes/" + i0,
										schemaPath: "#/components/schemas/PhonePreferredPrefixes/items/type",
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
					if (data.allowedPrefixes !== void 0) {
						let data3 = data.allowedPrefixes;
						const _errs15 = errors;
						const _errs16 = errors;
						if (!Array.isArray(data3) && data3 !== null) {
							validate60.errors = [{
								instancePath: instancePath + "/allowedPrefixes",
								schemaPath: "#/components/schemas/PhoneAllowedPrefixes/type",
								keyword: "type",
								params: { type: schema68.type },
								message: "must be array,null"
							}];
							return false;
						}
						if (errors === _errs16) {
							if (Array.isArray(data3)) {
								const len1 = data3.length;
								for (let i1 = 0; i1 < len1; i1++) {
									const _errs18 = errors;
									if (typeof data3[i1] !== "string") {
										validate60.errors = [{
											instancePath: instancePath + "/allowedPrefixes/" + i1,
											schemaPath: "#/components/schemas/PhoneAllowedPrefixes/items/type",
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
						if (data.correctionMode !== void 0) {
							let data5 = data.correctionMode;
							const _errs20 = errors;
							const _errs22 = errors;
							let valid8 = false;
							const _errs23 = errors;
							if (typeof data5 !== "string") {
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
							if (!(data5 === "full" || data5 === "format" || data5 === "suggestion" || data5 === "none")) {
								const err6 = {
									instancePath: instancePath + "/correctionMode",
									schemaPath: "#/components/schemas/AssumedCorrectionMode/anyOf/0/enum",
									keyword: "enum",
									params: { allowedValues: schema69.anyOf[0].enum },
									message: "must be equal to one of the allowed values"
								};
								if (vErrors === null) vErrors = [err6];
								else vErrors.push(err6);
								errors++;
							}
							var _valid1 = _errs23 === errors;
							valid8 = valid8 || _valid1;
							if (!valid8) {
								const _errs25 = errors;
								if (typeof data5 !== "string") {
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
								var _valid1 = _errs25 === errors;
								valid8 = valid8 || _valid1;
								if (!valid8) {
									const _errs27 = errors;
									if (data5 !== null) {
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
									var _valid1 = _errs27 === errors;
									valid8 = valid8 || _valid1;
								}
							}
							if (!valid8) {
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
								validate60.errors = vErrors;
								return false;
							} else {
								errors = _errs22;
								if (vErrors !== null) {
									if (_errs22) vErrors.length = _errs22;
									else vErrors = null;
								}
							}
							var valid0 = _errs20 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.numberFormat !== void 0) {
								let data6 = data.numberFormat;
								const _errs29 = errors;
								const _errs30 = errors;
								let valid9 = false;
								let passing0 = null;
								const _errs31 = errors;
								if (typeof data6 !== "string") {
									const err10 = {
										instancePath: instancePath + "/numberFormat",
										schemaPath: "#/properties/numberFormat/oneOf/0/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err10];
									else vErrors.push(err10);
									errors++;
								}
								if (!(data6 === "raw" || data6 === "national" || data6 === "e123" || data6 === "e164")) {
									const err11 = {
										instancePath: instancePath + "/numberFormat",
										schemaPath: "#/properties/numberFormat/oneOf/0/enum",
										keyword: "enum",
										params: { allowedValues: schema65.properties.numberFormat.oneOf[0].enum },
										message: "must be equal to one of the allowed values"
									};
									if (vErrors === null) vErrors = [err11];
									else vErrors.push(err11);
									errors++;
								}
								var _valid2 = _errs31 === errors;
								if (_valid2) {
									valid9 = true;
									passing0 = 0;
								}
								const _errs33 = errors;
								if (data6 !== null) {
									const err12 = {
										instancePath: instancePath + "/numberFormat",
										schemaPath: "#/properties/numberFormat/oneOf/1/type",
										keyword: "type",
										params: { type: "null" },
										message: "must be null"
									};
									if (vErrors === null) vErrors = [err12];
									else vErrors.push(err12);
									errors++;
								}
								var _valid2 = _errs33 === errors;
								if (_valid2 && valid9) {
									valid9 = false;
									passing0 = [passing0, 1];
								} else if (_valid2) {
									valid9 = true;
									passing0 = 1;
								}
								if (!valid9) {
									const err13 = {
										instancePath: instancePath + "/numberFormat",
										schemaPath: "#/properties/numberFormat/oneOf",
										keyword: "oneOf",
										params: { passingSchemas: passing0 },
										message: "must match exactly one schema in oneOf"
									};
									if (vErrors === null) vErrors = [err13];
									else vErrors.push(err13);
									errors++;
									validate60.errors = vErrors;
									return false;
								} else {
									errors = _errs30;
									if (vErrors !== null) {
										if (_errs30) vErrors.length = _errs30;
										else vErrors = null;
									}
								}
								var valid0 = _errs29 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.defaultPrefix !== void 0) {
									var valid0 = false;
									validate60.errors = [{
										instancePath: instancePath + "/defaultPrefix",
										schemaPath: "#/properties/defaultPrefix/false schema",
										keyword: "false schema",
										params: {},
										message: "boolean schema is false"
									}];
									return false;
								} else var valid0 = true;
								if (valid0) {
									if (data.formatNumber !== void 0) {
										var valid0 = false;
										validate60.errors = [{
											instancePath: instancePath + "/formatNumber",
											schemaPath: "#/properties/formatNumber/false schema",
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
		} else {
			validate60.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			}];
			return false;
		}
	}
	validate60.errors = vErrors;
	return errors === 0;
}
function validate62(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
					validate62.errors = vErrors;
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
						validate62.errors = [{
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
												validate62.errors = [{
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
												validate62.errors = [{
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
											validate62.errors = [{
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
													validate62.errors = [{
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
													validate62.errors = [{
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
												validate62.errors = [{
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
								validate62.errors = [{
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
function validate57(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.query === void 0 && (missing0 = "query")) {
				validate57.errors = [{
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
					if (!validate58(data.query, {
						instancePath: instancePath + "/query",
						parentData: data,
						parentDataProperty: "query",
						rootData
					})) {
						vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
						errors = vErrors.length;
					}
					var valid0 = _errs1 === errors;
				} else var valid0 = true;
				if (valid0) {
					if (data.options !== void 0) {
						const _errs2 = errors;
						if (!validate60(data.options, {
							instancePath: instancePath + "/options",
							parentData: data,
							parentDataProperty: "options",
							rootData
						})) {
							vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
							errors = vErrors.length;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.client !== void 0) {
							const _errs3 = errors;
							if (!validate62(data.client, {
								instancePath: instancePath + "/client",
								parentData: data,
								parentDataProperty: "client",
								rootData
							})) {
								vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
								errors = vErrors.length;
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.customId !== void 0) {
								let data3 = data.customId;
								const _errs4 = errors;
								if (typeof data3 !== "string" && data3 !== null) {
									validate57.errors = [{
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
			validate57.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			}];
			return false;
		}
	}
	validate57.errors = vErrors;
	return errors === 0;
}
function validate56(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.request === void 0 && (missing0 = "request")) {
				validate56.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 },
					message: "must have required property '" + missing0 + "'"
				}];
				return false;
			} else if (data.request !== void 0) {
				if (!validate57(data.request, {
					instancePath: instancePath + "/request",
					parentData: data,
					parentDataProperty: "request",
					rootData
				})) {
					vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
					errors = vErrors.length;
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
function validate54(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (!validate56(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData
	})) {
		vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
		errors = vErrors.length;
	}
	validate54.errors = vErrors;
	return errors === 0;
}
const check7 = validate66;
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
const schema79 = { "type": ["string", "null"] };
const schema80 = { "type": ["string", "null"] };
const schema81 = {
	"type": "object",
	"required": [
		"raw",
		"national",
		"e164",
		"e123"
	],
	"properties": {
		"raw": { "type": ["string", "null"] },
		"national": { "type": ["string", "null"] },
		"e164": { "type": ["string", "null"] },
		"e123": { "type": ["string", "null"] }
	}
};
const schema82 = {
	"type": "object",
	"required": ["code", "prefix"],
	"properties": {
		"code": { "type": ["string", "null"] },
		"prefix": { "type": ["string", "null"] }
	}
};
const schema83 = {
	"type": "object",
	"properties": {
		"name": { "type": ["string", "null"] },
		"type": { "anyOf": [
			{
				"type": "string",
				"enum": [
					"landline",
					"mobile",
					"voip"
				]
			},
			{ "type": "string" },
			{ "type": "null" }
		] }
	}
};
function validate69(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.numberFull === void 0 && (missing0 = "numberFull") || data.format === void 0 && (missing0 = "format") || data.country === void 0 && (missing0 = "country")) {
				validate69.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 },
					message: "must have required property '" + missing0 + "'"
				}];
				return false;
			} else {
				if (data.numberFull !== void 0) {
					const _errs1 = errors;
					if (typeof data.numberFull !== "string") {
						validate69.errors = [{
							instancePath: instancePath + "/numberFull",
							schemaPath: "#/properties/numberFull/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						}];
						return false;
					}
					var valid0 = _errs1 === errors;
				} else var valid0 = true;
				if (valid0) {
					if (data.prefix !== void 0) {
						let data1 = data.prefix;
						const _errs3 = errors;
						if (typeof data1 !== "string" && data1 !== null) {
							validate69.errors = [{
								instancePath: instancePath + "/prefix",
								schemaPath: "#/components/schemas/PhonePrefix/type",
								keyword: "type",
								params: { type: schema79.type },
								message: "must be string,null"
							}];
							return false;
						}
						var valid0 = _errs3 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.number !== void 0) {
							let data2 = data.number;
							const _errs6 = errors;
							if (typeof data2 !== "string" && data2 !== null) {
								validate69.errors = [{
									instancePath: instancePath + "/number",
									schemaPath: "#/components/schemas/PhoneNumber/type",
									keyword: "type",
									params: { type: schema80.type },
									message: "must be string,null"
								}];
								return false;
							}
							var valid0 = _errs6 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.format !== void 0) {
								let data3 = data.format;
								const _errs9 = errors;
								if (errors === errors) {
									if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
										let missing1;
										if (data3.raw === void 0 && (missing1 = "raw") || data3.national === void 0 && (missing1 = "national") || data3.e164 === void 0 && (missing1 = "e164") || data3.e123 === void 0 && (missing1 = "e123")) {
											validate69.errors = [{
												instancePath: instancePath + "/format",
												schemaPath: "#/components/schemas/PhoneFormat/required",
												keyword: "required",
												params: { missingProperty: missing1 },
												message: "must have required property '" + missing1 + "'"
											}];
											return false;
										} else {
											if (data3.raw !== void 0) {
												let data4 = data3.raw;
												const _errs12 = errors;
												if (typeof data4 !== "string" && data4 !== null) {
													validate69.errors = [{
														instancePath: instancePath + "/format/raw",
														schemaPath: "#/components/schemas/PhoneFormat/properties/raw/type",
														keyword: "type",
														params: { type: schema81.properties.raw.type },
														message: "must be string,null"
													}];
													return false;
												}
												var valid4 = _errs12 === errors;
											} else var valid4 = true;
											if (valid4) {
												if (data3.national !== void 0) {
													let data5 = data3.national;
													const _errs14 = errors;
													if (typeof data5 !== "string" && data5 !== null) {
														validate69.errors = [{
															instancePath: instancePath + "/format/national",
															schemaPath: "#/components/schemas/PhoneFormat/properties/national/type",
															keyword: "type",
															params: { type: schema81.properties.national.type },
															message: "must be string,null"
														}];
														return false;
													}
													var valid4 = _errs14 === errors;
												} else var valid4 = true;
												if (valid4) {
													if (data3.e164 !== void 0) {
														let data6 = data3.e164;
														const _errs16 = errors;
														if (typeof data6 !== "string" && data6 !== null) {
															validate69.errors = [{
																instancePath: instancePath + "/format/e164",
																schemaPath: "#/components/schemas/PhoneFormat/properties/e164/type",
																keyword: "type",
																params: { type: schema81.properties.e164.type },
																message: "must be string,null"
															}];
															return false;
														}
														var valid4 = _errs16 === errors;
													} else var valid4 = true;
													if (valid4) {
														if (data3.e123 !== void 0) {
															let data7 = data3.e123;
															const _errs18 = errors;
															if (typeof data7 !== "string" && data7 !== null) {
																validate69.errors = [{
																	instancePath: instancePath + "/format/e123",
																	schemaPath: "#/components/schemas/PhoneFormat/properties/e123/type",
																	keyword: "type",
																	params: { type: schema81.properties.e123.type },
																	message: "must be string,null"
																}];
																return false;
															}
															var valid4 = _errs18 === errors;
														} else var valid4 = true;
													}
												}
											}
										}
									} else {
										validate69.errors = [{
											instancePath: instancePath + "/format",
											schemaPath: "#/components/schemas/PhoneFormat/type",
											keyword: "type",
											params: { type: "object" },
											message: "must be object"
										}];
										return false;
									}
								}
								var valid0 = _errs9 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.country !== void 0) {
									let data8 = data.country;
									const _errs20 = errors;
									if (errors === errors) {
										if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
											let missing2;
											if (data8.code === void 0 && (missing2 = "code") || data8.prefix === void 0 && (missing2 = "prefix")) {
												validate69.errors = [{
													instancePath: instancePath + "/country",
													schemaPath: "#/components/schemas/PhoneCountry/required",
													keyword: "required",
													params: { missingProperty: missing2 },
													message: "must have required property '" + missing2 + "'"
												}];
												return false;
											} else {
												if (data8.code !== void 0) {
													let data9 = data8.code;
													const _errs23 = errors;
													if (typeof data9 !== "string" && data9 !== null) {
														validate69.errors = [{
															instancePath: instancePath + "/country/code",
															schemaPath: "#/components/schemas/PhoneCountry/properties/code/type",
															keyword: "type",
															params: { type: schema82.properties.code.type },
															message: "must be string,null"
														}];
														return false;
													}
													var valid6 = _errs23 === errors;
												} else var valid6 = true;
												if (valid6) {
													if (data8.prefix !== void 0) {
														let data10 = data8.prefix;
														const _errs25 = errors;
														if (typeof data10 !== "string" && data10 !== null) {
															validate69.errors = [{
																instancePath: instancePath + "/country/prefix",
																schemaPath: "#/components/schemas/PhoneCountry/properties/prefix/type",
																keyword: "type",
																params: { type: schema82.properties.prefix.type },
																message: "must be string,null"
															}];
															return false;
														}
														var valid6 = _errs25 === errors;
													} else var valid6 = true;
												}
											}
										} else {
											validate69.errors = [{
												instancePath: instancePath + "/country",
												schemaPath: "#/components/schemas/PhoneCountry/type",
												keyword: "type",
												params: { type: "object" },
												message: "must be object"
											}];
											return false;
										}
									}
									var valid0 = _errs20 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.carrier !== void 0) {
										let data11 = data.carrier;
										const _errs27 = errors;
										if (errors === errors) {
											if (data11 && typeof data11 == "object" && !Array.isArray(data11)) {
												if (data11.name !== void 0) {
													let data12 = data11.name;
													const _errs30 = errors;
													if (typeof data12 !== "string" && data12 !== null) {
														validate69.errors = [{
															instancePath: instancePath + "/carrier/name",
															schemaPath: "#/components/schemas/PhoneCarrier/properties/name/type",
															keyword: "type",
															params: { type: schema83.properties.name.type },
															message: "must be string,null"
														}];
														return false;
													}
													var valid8 = _errs30 === errors;
												} else var valid8 = true;
												if (valid8) {
													if (data11.type !== void 0) {
														let data13 = data11.type;
														const _errs32 = errors;
														const _errs33 = errors;
														let valid9 = false;
														const _errs34 = errors;
														if (typeof data13 !== "string") {
															const err0 = {
																instancePath: instancePath + "/carrier/type",
																schemaPath: "#/components/schemas/PhoneCarrier/properties/type/anyOf/0/type",
																keyword: "type",
																params: { type: "string" },
																message: "must be string"
															};
															if (vErrors === null) vErrors = [err0];
															else vErrors.push(err0);
															errors++;
														}
														if (!(data13 === "landline" || data13 === "mobile" || data13 === "voip")) {
															const err1 = {
																instancePath: instancePath + "/carrier/type",
																schemaPath: "#/components/schemas/PhoneCarrier/properties/type/anyOf/0/enum",
																keyword: "enum",
																params: { allowedValues: schema83.properties.type.anyOf[0].enum },
																message: "must be equal to one of the allowed values"
															};
															if (vErrors === null) vErrors = [err1];
															else vErrors.push(err1);
															errors++;
														}
														var _valid0 = _errs34 === errors;
														valid9 = valid9 || _valid0;
														if (!valid9) {
															const _errs36 = errors;
															if (typeof data13 !== "string") {
																const err2 = {
																	instancePath: instancePath + "/carrier/type",
																	schemaPath: "#/components/schemas/PhoneCarrier/properties/type/anyOf/1/type",
																	keyword: "type",
																	params: { type: "string" },
																	message: "must be string"
																};
																if (vErrors === null) vErrors = [err2];
																else vErrors.push(err2);
																errors++;
															}
															var _valid0 = _errs36 === errors;
															valid9 = valid9 || _valid0;
															if (!valid9) {
																const _errs38 = errors;
																if (data13 !== null) {
																	const err3 = {
																		instancePath: instancePath + "/carrier/type",
																		schemaPath: "#/components/schemas/PhoneCarrier/properties/type/anyOf/2/type",
																		keyword: "type",
																		params: { type: "null" },
																		message: "must be null"
																	};
																	if (vErrors === null) vErrors = [err3];
																	else vErrors.push(err3);
																	errors++;
																}
																var _valid0 = _errs38 === errors;
																valid9 = valid9 || _valid0;
															}
														}
														if (!valid9) {
															const err4 = {
																instancePath: instancePath + "/carrier/type",
																schemaPath: "#/components/schemas/PhoneCarrier/properties/type/anyOf",
																keyword: "anyOf",
																params: {},
																message: "must match a schema in anyOf"
															};
															if (vErrors === null) vErrors = [err4];
															else vErrors.push(err4);
															errors++;
															validate69.errors = vErrors;
															return false;
														} else {
															errors = _errs33;
															if (vErrors !== null) {
																if (_errs33) vErrors.length = _errs33;
																else vErrors = null;
															}
														}
														var valid8 = _errs32 === errors;
													} else var valid8 = true;
												}
											} else {
												validate69.errors = [{
													instancePath: instancePath + "/carrier",
													schemaPath: "#/components/schemas/PhoneCarrier/type",
													keyword: "type",
													params: { type: "object" },
													message: "must be object"
												}];
												return false;
											}
										}
										var valid0 = _errs27 === errors;
									} else var valid0 = true;
								}
							}
						}
					}
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
	}
	validate69.errors = vErrors;
	return errors === 0;
}
const schema85 = {
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
function validate71(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
									params: { allowedValues: schema85.properties.group.anyOf[0].enum },
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
								validate71.errors = vErrors;
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
										params: { allowedValues: schema85.properties.type.anyOf[0].enum },
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
									validate71.errors = vErrors;
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
											params: { allowedValues: schema85.properties.subtype.anyOf[0].enum },
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
										validate71.errors = vErrors;
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
												params: { allowedValues: schema85.properties.severity.anyOf[0].enum },
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
											validate71.errors = vErrors;
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
															validate71.errors = [{
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
													validate71.errors = [{
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
													validate71.errors = [{
														instancePath: instancePath + "/" + i0 + "/description",
														schemaPath: "#/components/schemas/Finding/properties/description/type",
														keyword: "type",
														params: { type: schema85.properties.description.type },
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
						validate71.errors = [{
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
			validate71.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "array" },
				message: "must be array"
			}];
			return false;
		}
	}
	validate71.errors = vErrors;
	return errors === 0;
}
function validate68(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.isValid === void 0 && (missing0 = "isValid") || data.proposal === void 0 && (missing0 = "proposal") || data.data === void 0 && (missing0 = "data") || data.errors === void 0 && (missing0 = "errors")) {
				validate68.errors = [{
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
						validate68.errors = [{
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
							validate68.errors = vErrors;
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
							if (!validate69(data.data, {
								instancePath: instancePath + "/data",
								parentData: data,
								parentDataProperty: "data",
								rootData
							})) {
								vErrors = vErrors === null ? validate69.errors : vErrors.concat(validate69.errors);
								errors = vErrors.length;
							}
							var valid0 = _errs11 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.errors !== void 0) {
								const _errs12 = errors;
								if (!validate71(data.errors, {
									instancePath: instancePath + "/errors",
									parentData: data,
									parentDataProperty: "errors",
									rootData
								})) {
									vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors);
									errors = vErrors.length;
								}
								var valid0 = _errs12 === errors;
							} else var valid0 = true;
						}
					}
				}
			}
		} else {
			validate68.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			}];
			return false;
		}
	}
	validate68.errors = vErrors;
	return errors === 0;
}
const schema89 = {
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
const schema90 = {
	"type": "object",
	"properties": {
		"typeFrom": { "type": ["string", "null"] },
		"type": { "type": ["string", "null"] },
		"valueFrom": { "type": ["string", "null"] },
		"value": { "type": ["string", "null"] }
	}
};
function validate78(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
						params: { allowedValues: schema89.properties.group.anyOf[0].enum },
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
					validate78.errors = vErrors;
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
							params: { allowedValues: schema89.properties.type.anyOf[0].enum },
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
						validate78.errors = vErrors;
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
								params: { allowedValues: schema89.properties.subtype.anyOf[0].enum },
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
							validate78.errors = vErrors;
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
											validate78.errors = [{
												instancePath: instancePath + "/data/typeFrom",
												schemaPath: "#/components/schemas/FixChange/properties/typeFrom/type",
												keyword: "type",
												params: { type: schema90.properties.typeFrom.type },
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
												validate78.errors = [{
													instancePath: instancePath + "/data/type",
													schemaPath: "#/components/schemas/FixChange/properties/type/type",
													keyword: "type",
													params: { type: schema90.properties.type.type },
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
													validate78.errors = [{
														instancePath: instancePath + "/data/valueFrom",
														schemaPath: "#/components/schemas/FixChange/properties/valueFrom/type",
														keyword: "type",
														params: { type: schema90.properties.valueFrom.type },
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
														validate78.errors = [{
															instancePath: instancePath + "/data/value",
															schemaPath: "#/components/schemas/FixChange/properties/value/type",
															keyword: "type",
															params: { type: schema90.properties.value.type },
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
									validate78.errors = [{
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
			validate78.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			}];
			return false;
		}
	}
	validate78.errors = vErrors;
	return errors === 0;
}
function validate77(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (Array.isArray(data)) {
			const len0 = data.length;
			for (let i0 = 0; i0 < len0; i0++) {
				const _errs1 = errors;
				if (!validate78(data[i0], {
					instancePath: instancePath + "/" + i0,
					parentData: data,
					parentDataProperty: i0,
					rootData
				})) {
					vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors);
					errors = vErrors.length;
				}
				if (!(_errs1 === errors)) break;
			}
		} else {
			validate77.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "array" },
				message: "must be array"
			}];
			return false;
		}
	}
	validate77.errors = vErrors;
	return errors === 0;
}
function validate74(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.isValid !== void 0) {
				const _errs1 = errors;
				if (typeof data.isValid !== "boolean") {
					validate74.errors = [{
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
					if (!validate69(data.data, {
						instancePath: instancePath + "/data",
						parentData: data,
						parentDataProperty: "data",
						rootData
					})) {
						vErrors = vErrors === null ? validate69.errors : vErrors.concat(validate69.errors);
						errors = vErrors.length;
					}
					var valid0 = _errs4 === errors;
				} else var valid0 = true;
				if (valid0) {
					if (data.errors !== void 0) {
						const _errs5 = errors;
						if (!validate71(data.errors, {
							instancePath: instancePath + "/errors",
							parentData: data,
							parentDataProperty: "errors",
							rootData
						})) {
							vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors);
							errors = vErrors.length;
						}
						var valid0 = _errs5 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.fixes !== void 0) {
							const _errs6 = errors;
							if (!validate77(data.fixes, {
								instancePath: instancePath + "/fixes",
								parentData: data,
								parentDataProperty: "fixes",
								rootData
							})) {
								vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
								errors = vErrors.length;
							}
							var valid0 = _errs6 === errors;
						} else var valid0 = true;
					}
				}
			}
		} else {
			validate74.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			}];
			return false;
		}
	}
	validate74.errors = vErrors;
	return errors === 0;
}
function validate67(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.result === void 0 && (missing0 = "result") || data.resultCorrected === void 0 && (missing0 = "resultCorrected") || data.suggestions === void 0 && (missing0 = "suggestions")) {
				validate67.errors = [{
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
					if (!validate68(data.result, {
						instancePath: instancePath + "/result",
						parentData: data,
						parentDataProperty: "result",
						rootData
					})) {
						vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
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
						if (!validate74(data1, {
							instancePath: instancePath + "/resultCorrected",
							parentData: data,
							parentDataProperty: "resultCorrected",
							rootData
						})) {
							vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
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
							validate67.errors = vErrors;
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
										if (!validate74(data2[i0], {
											instancePath: instancePath + "/suggestions/" + i0,
											parentData: data2,
											parentDataProperty: i0,
											rootData
										})) {
											vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
											errors = vErrors.length;
										}
										if (!(_errs9 === errors)) break;
									}
								} else {
									validate67.errors = [{
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
			validate67.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			}];
			return false;
		}
	}
	validate67.errors = vErrors;
	return errors === 0;
}
function validate66(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (!validate67(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData
	})) {
		vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
		errors = vErrors.length;
	}
	validate66.errors = vErrors;
	return errors === 0;
}
const quick = {
	"2.0": {
		"phoneSearch": {
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
		"phoneValidate": {
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
		"phoneSearch": {
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
		"phoneValidate": {
			"request": check6,
			"responses": {
				"200": check7,
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
