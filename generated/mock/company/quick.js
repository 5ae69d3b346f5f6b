// The validators of a data kind, made from openapi/ by npm run generate.
// \0rolldown/runtime.js
var __create = Object.create;
var __defProp = Object.defineProperty;
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __getProtoOf = Object.getPrototypeOf;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __commonJSMin = (cb, mod) => () => (mod || (cb((mod = { exports: {} }).exports, mod, mod.exports), cb = null), mod.exports);
var __copyProps = (to, from, except, desc) => {
	if (from && typeof from === "object" || typeof from === "function") for (var keys = __getOwnPropNames(from), i = 0, n = keys.length, key; i < n; i++) {
		key = keys[i];
		if (!__hasOwnProp.call(to, key) && key !== except) __defProp(to, key, {
			get: ((k) => from[k]).bind(null, key),
			enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable
		});
	}
	return to;
};
var __toESM = (mod, isNodeMode, target) => (target = mod != null ? __create(__getProtoOf(mod)) : {}, __copyProps(isNodeMode || !mod || !mod.__esModule || !__hasOwnProp.call(mod, "default") ? __defProp(target, "default", {
	value: mod,
	enumerable: true
}) : target, mod));
// scripts/mock/validators.generated.js
var import_formats = /* @__PURE__ */ __toESM((/* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.formatNames = exports.fastFormats = exports.fullFormats = void 0;
	function fmtDef(validate, compare) {
		return {
			validate,
			compare
		};
	}
	exports.fullFormats = {
		date: fmtDef(date, compareDate),
		time: fmtDef(getTime(true), compareTime),
		"date-time": fmtDef(getDateTime(true), compareDateTime),
		"iso-time": fmtDef(getTime(), compareIsoTime),
		"iso-date-time": fmtDef(getDateTime(), compareIsoDateTime),
		duration: /^P(?!$)((\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?|(\d+W)?)$/,
		uri,
		"uri-reference": /^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
		"uri-template": /^(?:(?:[^\x00-\x20"'<>%\\^`{|}]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?)*\})*$/i,
		url: /^(?:https?|ftp):\/\/(?:\S+(?::\S*)?@)?(?:(?!(?:10|127)(?:\.\d{1,3}){3})(?!(?:169\.254|192\.168)(?:\.\d{1,3}){2})(?!172\.(?:1[6-9]|2\d|3[0-1])(?:\.\d{1,3}){2})(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3])(?:\.(?:1?\d{1,2}|2[0-4]\d|25[0-5])){2}(?:\.(?:[1-9]\d?|1\d\d|2[0-4]\d|25[0-4]))|(?:(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)(?:\.(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)*(?:\.(?:[a-z\u{00a1}-\u{ffff}]{2,})))(?::\d{2,5})?(?:\/[^\s]*)?$/iu,
		email: /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i,
		hostname: /^(?=.{1,253}\.?$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*\.?$/i,
		ipv4: /^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/,
		ipv6: /^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i,
		regex,
		uuid: /^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,
		"json-pointer": /^(?:\/(?:[^~/]|~0|~1)*)*$/,
		"json-pointer-uri-fragment": /^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i,
		"relative-json-pointer": /^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/,
		byte,
		int32: {
			type: "number",
			validate: validateInt32
		},
		int64: {
			type: "number",
			validate: validateInt64
		},
		float: {
			type: "number",
			validate: validateNumber
		},
		double: {
			type: "number",
			validate: validateNumber
		},
		password: true,
		binary: true
	};
	exports.fastFormats = {
		...exports.fullFormats,
		date: fmtDef(/^\d\d\d\d-[0-1]\d-[0-3]\d$/, compareDate),
		time: fmtDef(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i, compareTime),
		"date-time": fmtDef(/^\d\d\d\d-[0-1]\d-[0-3]\dt(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i, compareDateTime),
		"iso-time": fmtDef(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i, compareIsoTime),
		"iso-date-time": fmtDef(/^\d\d\d\d-[0-1]\d-[0-3]\d[t\s](?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i, compareIsoDateTime),
		uri: /^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i,
		"uri-reference": /^(?:(?:[a-z][a-z0-9+\-.]*:)?\/?\/)?(?:[^\\\s#][^\s#]*)?(?:#[^\\\s]*)?$/i,
		email: /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i
	};
	exports.formatNames = Object.keys(exports.fullFormats);
	function isLeapYear(year) {
		return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
	}
	const DATE = /^(\d\d\d\d)-(\d\d)-(\d\d)$/;
	const DAYS = [
		0,
		31,
		28,
		31,
		30,
		31,
		30,
		31,
		31,
		30,
		31,
		30,
		31
	];
	function date(str) {
		const matches = DATE.exec(str);
		if (!matches) return false;
		const year = +matches[1];
		const month = +matches[2];
		const day = +matches[3];
		return month >= 1 && month <= 12 && day >= 1 && day <= (month === 2 && isLeapYear(year) ? 29 : DAYS[month]);
	}
	function compareDate(d1, d2) {
		if (!(d1 && d2)) return void 0;
		if (d1 > d2) return 1;
		if (d1 < d2) return -1;
		return 0;
	}
	const TIME = /^(\d\d):(\d\d):(\d\d(?:\.\d+)?)(z|([+-])(\d\d)(?::?(\d\d))?)?$/i;
	function getTime(strictTimeZone) {
		return function time(str) {
			const matches = TIME.exec(str);
			if (!matches) return false;
			const hr = +matches[1];
			const min = +matches[2];
			const sec = +matches[3];
			const tz = matches[4];
			const tzSign = matches[5] === "-" ? -1 : 1;
			const tzH = +(matches[6] || 0);
			const tzM = +(matches[7] || 0);
			if (tzH > 23 || tzM > 59 || strictTimeZone && !tz) return false;
			if (hr <= 23 && min <= 59 && sec < 60) return true;
			const utcMin = min - tzM * tzSign;
			const utcHr = hr - tzH * tzSign - (utcMin < 0 ? 1 : 0);
			return (utcHr === 23 || utcHr === -1) && (utcMin === 59 || utcMin === -1) && sec < 61;
		};
	}
	function compareTime(s1, s2) {
		if (!(s1 && s2)) return void 0;
		const t1 = (/* @__PURE__ */ new Date("2020-01-01T" + s1)).valueOf();
		const t2 = (/* @__PURE__ */ new Date("2020-01-01T" + s2)).valueOf();
		if (!(t1 && t2)) return void 0;
		return t1 - t2;
	}
	function compareIsoTime(t1, t2) {
		if (!(t1 && t2)) return void 0;
		const a1 = TIME.exec(t1);
		const a2 = TIME.exec(t2);
		if (!(a1 && a2)) return void 0;
		t1 = a1[1] + a1[2] + a1[3];
		t2 = a2[1] + a2[2] + a2[3];
		if (t1 > t2) return 1;
		if (t1 < t2) return -1;
		return 0;
	}
	const DATE_TIME_SEPARATOR = /t|\s/i;
	function getDateTime(strictTimeZone) {
		const time = getTime(strictTimeZone);
		return function date_time(str) {
			const dateTime = str.split(DATE_TIME_SEPARATOR);
			return dateTime.length === 2 && date(dateTime[0]) && time(dateTime[1]);
		};
	}
	function compareDateTime(dt1, dt2) {
		if (!(dt1 && dt2)) return void 0;
		const d1 = new Date(dt1).valueOf();
		const d2 = new Date(dt2).valueOf();
		if (!(d1 && d2)) return void 0;
		return d1 - d2;
	}
	function compareIsoDateTime(dt1, dt2) {
		if (!(dt1 && dt2)) return void 0;
		const [d1, t1] = dt1.split(DATE_TIME_SEPARATOR);
		const [d2, t2] = dt2.split(DATE_TIME_SEPARATOR);
		const res = compareDate(d1, d2);
		if (res === void 0) return void 0;
		return res || compareTime(t1, t2);
	}
	const NOT_URI_FRAGMENT = /\/|:/;
	const URI = /^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
	function uri(str) {
		return NOT_URI_FRAGMENT.test(str) && URI.test(str);
	}
	const BYTE = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/gm;
	function byte(str) {
		BYTE.lastIndex = 0;
		return BYTE.test(str);
	}
	const MIN_INT32 = -(2 ** 31);
	const MAX_INT32 = 2 ** 31 - 1;
	function validateInt32(value) {
		return Number.isInteger(value) && value <= MAX_INT32 && value >= MIN_INT32;
	}
	function validateInt64(value) {
		return Number.isInteger(value);
	}
	function validateNumber() {
		return true;
	}
	const Z_ANCHOR = /[^\\]\\Z/;
	function regex(str) {
		if (Z_ANCHOR.test(str)) return false;
		try {
			new RegExp(str);
			return true;
		} catch (e) {
			return false;
		}
	}
})))());
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
					validate14.errors = vErrors;
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
						validate14.errors = [{
							instancePath: instancePath + "/dataSource",
							schemaPath: "#/components/schemas/CompanyDataSource/type",
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
										schemaPath: "#/components/schemas/CompanyDataSource/items/anyOf/0/type",
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
										schemaPath: "#/components/schemas/CompanyDataSource/items/anyOf/0/enum",
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
											schemaPath: "#/components/schemas/CompanyDataSource/items/anyOf/1/type",
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
										schemaPath: "#/components/schemas/CompanyDataSource/items/anyOf",
										keyword: "anyOf",
										params: {},
										message: "must match a schema in anyOf"
									};
									if (vErrors === null) vErrors = [err8];
									else vErrors.push(err8);
									errors++;
									validate14.errors = vErrors;
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
					if (data.includeTerminatedSubjects !== void 0) {
						let data3 = data.includeTerminatedSubjects;
						const _errs19 = errors;
						if (typeof data3 !== "boolean" && data3 !== null) {
							validate14.errors = [{
								instancePath: instancePath + "/includeTerminatedSubjects",
								schemaPath: "#/components/schemas/IncludeTerminatedSubjects/type",
								keyword: "type",
								params: { type: schema19.type },
								message: "must be boolean,null"
							}];
							return false;
						}
						var valid0 = _errs19 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.zipFormat !== void 0) {
							let data4 = data.zipFormat;
							const _errs22 = errors;
							if (typeof data4 !== "boolean" && data4 !== null) {
								validate14.errors = [{
									instancePath: instancePath + "/zipFormat",
									schemaPath: "#/components/schemas/ZipFormat/type",
									keyword: "type",
									params: { type: schema20.type },
									message: "must be boolean,null"
								}];
								return false;
							}
							var valid0 = _errs22 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.cityFormat !== void 0) {
								let data5 = data.cityFormat;
								const _errs25 = errors;
								const _errs27 = errors;
								let valid9 = false;
								const _errs28 = errors;
								if (typeof data5 !== "string") {
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
								if (!(data5 === "minimal" || data5 === "basic" || data5 === "extended")) {
									const err10 = {
										instancePath: instancePath + "/cityFormat",
										schemaPath: "#/components/schemas/CityFormat/anyOf/0/enum",
										keyword: "enum",
										params: { allowedValues: schema21.anyOf[0].enum },
										message: "must be equal to one of the allowed values"
									};
									if (vErrors === null) vErrors = [err10];
									else vErrors.push(err10);
									errors++;
								}
								var _valid2 = _errs28 === errors;
								valid9 = valid9 || _valid2;
								if (!valid9) {
									const _errs30 = errors;
									if (typeof data5 !== "string") {
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
									var _valid2 = _errs30 === errors;
									valid9 = valid9 || _valid2;
									if (!valid9) {
										const _errs32 = errors;
										if (data5 !== null) {
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
										var _valid2 = _errs32 === errors;
										valid9 = valid9 || _valid2;
									}
								}
								if (!valid9) {
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
									validate14.errors = vErrors;
									return false;
								} else {
									errors = _errs27;
									if (vErrors !== null) {
										if (_errs27) vErrors.length = _errs27;
										else vErrors = null;
									}
								}
								var valid0 = _errs25 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.countryFormat !== void 0) {
									let data6 = data.countryFormat;
									const _errs34 = errors;
									const _errs36 = errors;
									let valid11 = false;
									const _errs37 = errors;
									if (typeof data6 !== "string") {
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
									if (!(data6 === "alpha2" || data6 === "alpha3" || data6 === "local" || data6 === "localShortened" || data6 === "international" || data6 === "internationalShortened")) {
										const err15 = {
											instancePath: instancePath + "/countryFormat",
											schemaPath: "#/components/schemas/CountryFormat/anyOf/0/enum",
											keyword: "enum",
											params: { allowedValues: schema22.anyOf[0].enum },
											message: "must be equal to one of the allowed values"
										};
										if (vErrors === null) vErrors = [err15];
										else vErrors.push(err15);
										errors++;
									}
									var _valid3 = _errs37 === errors;
									valid11 = valid11 || _valid3;
									if (!valid11) {
										const _errs39 = errors;
										if (typeof data6 !== "string") {
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
										var _valid3 = _errs39 === errors;
										valid11 = valid11 || _valid3;
										if (!valid11) {
											const _errs41 = errors;
											if (data6 !== null) {
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
											var _valid3 = _errs41 === errors;
											valid11 = valid11 || _valid3;
										}
									}
									if (!valid11) {
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
										validate14.errors = vErrors;
										return false;
									} else {
										errors = _errs36;
										if (vErrors !== null) {
											if (_errs36) vErrors.length = _errs36;
											else vErrors = null;
										}
									}
									var valid0 = _errs34 === errors;
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
							if (data0.country === void 0 && (missing1 = "country") || data0.registrationNumber === void 0 && (missing1 = "registrationNumber")) {
								validate13.errors = [{
									instancePath: instancePath + "/query",
									schemaPath: "#/components/schemas/CompanyGetQuery/required",
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
											schemaPath: "#/components/schemas/CompanyGetQuery/properties/country/type",
											keyword: "type",
											params: { type: "string" },
											message: "must be string"
										}];
										return false;
									}
									var valid2 = _errs4 === errors;
								} else var valid2 = true;
								if (valid2) {
									if (data0.registrationNumber !== void 0) {
										const _errs6 = errors;
										if (typeof data0.registrationNumber !== "string") {
											validate13.errors = [{
												instancePath: instancePath + "/query/registrationNumber",
												schemaPath: "#/components/schemas/CompanyGetQuery/properties/registrationNumber/type",
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
								schemaPath: "#/components/schemas/CompanyGetQuery/type",
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
										params: { type: schema25.type },
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
const schema38 = {
	"type": "object",
	"properties": {
		"isActive": { "type": ["boolean", "null"] },
		"isVatPayer": { "type": ["boolean", "null"] },
		"isInInsolvency": { "type": ["boolean", "null"] }
	}
};
const schema29 = {
	"type": "object",
	"properties": {
		"country": { "type": ["string", "null"] },
		"name": { "type": ["string", "null"] },
		"registrationNumber": { "type": ["string", "null"] },
		"taxNumber": { "type": ["string", "null"] },
		"vatNumber": { "type": ["string", "null"] },
		"vatNumberSpecial": { "type": ["string", "null"] },
		"uuid": { "type": ["string", "null"] },
		"address": { "oneOf": [{ "$ref": "#/components/schemas/CompanyAddress" }, { "type": "null" }] },
		"addressOfficial": { "oneOf": [{ "$ref": "#/components/schemas/CompanyAddress" }, { "type": "null" }] },
		"legalForm": { "$ref": "#/components/schemas/CompanyLegalForm" },
		"dates": { "$ref": "#/components/schemas/CompanyDates" }
	}
};
const schema36 = {
	"type": "object",
	"properties": {
		"type": { "anyOf": [
			{
				"type": "string",
				"enum": ["juridical", "physical"]
			},
			{ "type": "string" },
			{ "type": "null" }
		] },
		"code": { "type": ["string", "null"] },
		"name": { "type": ["string", "null"] }
	}
};
const schema37 = {
	"type": "object",
	"properties": {
		"created": {
			"type": ["string", "null"],
			"format": "date"
		},
		"terminated": {
			"type": ["string", "null"],
			"format": "date"
		}
	}
};
const schema31 = {
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
const schema32 = {
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
const schema33 = {
	"type": "object",
	"properties": {
		"internal": { "type": ["string", "null"] },
		"external": { "type": ["string", "null"] }
	}
};
const schema35 = {
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
function validate26(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.gps !== void 0) {
			let data0 = data.gps;
			if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
				if (data0.lat !== void 0) {
					let data1 = data0.lat;
					if (!(typeof data1 == "number") && data1 !== null) {
						validate26.errors = [{
							instancePath: instancePath + "/gps/lat",
							schemaPath: "#/components/schemas/LocationPosition/properties/lat/type",
							keyword: "type",
							params: { type: schema35.properties.lat.type },
							message: "must be number,null"
						}];
						return false;
					}
					if (typeof data1 == "number") {
						if (data1 > 90 || isNaN(data1)) {
							validate26.errors = [{
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
							validate26.errors = [{
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
							validate26.errors = [{
								instancePath: instancePath + "/gps/lon",
								schemaPath: "#/components/schemas/LocationPosition/properties/lon/type",
								keyword: "type",
								params: { type: schema35.properties.lon.type },
								message: "must be number,null"
							}];
							return false;
						}
						if (typeof data2 == "number") {
							if (data2 > 180 || isNaN(data2)) {
								validate26.errors = [{
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
								validate26.errors = [{
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
				validate26.errors = [{
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
		validate26.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}];
		return false;
	}
	validate26.errors = vErrors;
	return true;
}
function validate25(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.country !== void 0) {
				let data0 = data.country;
				const _errs1 = errors;
				if (typeof data0 !== "string" && data0 !== null) {
					validate25.errors = [{
						instancePath: instancePath + "/country",
						schemaPath: "#/properties/country/type",
						keyword: "type",
						params: { type: schema31.properties.country.type },
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
						validate25.errors = [{
							instancePath: instancePath + "/state",
							schemaPath: "#/properties/state/type",
							keyword: "type",
							params: { type: schema31.properties.state.type },
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
							validate25.errors = [{
								instancePath: instancePath + "/region",
								schemaPath: "#/properties/region/type",
								keyword: "type",
								params: { type: schema31.properties.region.type },
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
								validate25.errors = [{
									instancePath: instancePath + "/district",
									schemaPath: "#/properties/district/type",
									keyword: "type",
									params: { type: schema31.properties.district.type },
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
									validate25.errors = [{
										instancePath: instancePath + "/cityPart",
										schemaPath: "#/properties/cityPart/type",
										keyword: "type",
										params: { type: schema31.properties.cityPart.type },
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
										validate25.errors = [{
											instancePath: instancePath + "/city",
											schemaPath: "#/properties/city/type",
											keyword: "type",
											params: { type: schema31.properties.city.type },
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
											validate25.errors = [{
												instancePath: instancePath + "/street",
												schemaPath: "#/properties/street/type",
												keyword: "type",
												params: { type: schema31.properties.street.type },
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
												validate25.errors = [{
													instancePath: instancePath + "/streetWithNumber",
													schemaPath: "#/properties/streetWithNumber/type",
													keyword: "type",
													params: { type: schema31.properties.streetWithNumber.type },
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
																validate25.errors = [{
																	instancePath: instancePath + "/number/full",
																	schemaPath: "#/components/schemas/LocationNumber/properties/full/type",
																	keyword: "type",
																	params: { type: schema32.properties.full.type },
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
																	validate25.errors = [{
																		instancePath: instancePath + "/number/part1",
																		schemaPath: "#/components/schemas/LocationNumber/properties/part1/type",
																		keyword: "type",
																		params: { type: schema32.properties.part1.type },
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
																		validate25.errors = [{
																			instancePath: instancePath + "/number/part1Number",
																			schemaPath: "#/components/schemas/LocationNumber/properties/part1Number/type",
																			keyword: "type",
																			params: { type: schema32.properties.part1Number.type },
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
																			validate25.errors = [{
																				instancePath: instancePath + "/number/part1Letter",
																				schemaPath: "#/components/schemas/LocationNumber/properties/part1Letter/type",
																				keyword: "type",
																				params: { type: schema32.properties.part1Letter.type },
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
																				validate25.errors = [{
																					instancePath: instancePath + "/number/part2",
																					schemaPath: "#/components/schemas/LocationNumber/properties/part2/type",
																					keyword: "type",
																					params: { type: schema32.properties.part2.type },
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
																					validate25.errors = [{
																						instancePath: instancePath + "/number/part2Number",
																						schemaPath: "#/components/schemas/LocationNumber/properties/part2Number/type",
																						keyword: "type",
																						params: { type: schema32.properties.part2Number.type },
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
																						validate25.errors = [{
																							instancePath: instancePath + "/number/part2Letter",
																							schemaPath: "#/components/schemas/LocationNumber/properties/part2Letter/type",
																							keyword: "type",
																							params: { type: schema32.properties.part2Letter.type },
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
																							validate25.errors = [{
																								instancePath: instancePath + "/number/type",
																								schemaPath: "#/components/schemas/LocationNumber/properties/type/type",
																								keyword: "type",
																								params: { type: schema32.properties.type.type },
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
														validate25.errors = [{
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
														validate25.errors = [{
															instancePath: instancePath + "/zip",
															schemaPath: "#/properties/zip/type",
															keyword: "type",
															params: { type: schema31.properties.zip.type },
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
															validate25.errors = [{
																instancePath: instancePath + "/full",
																schemaPath: "#/properties/full/type",
																keyword: "type",
																params: { type: schema31.properties.full.type },
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
																			validate25.errors = [{
																				instancePath: instancePath + "/ids/internal",
																				schemaPath: "#/components/schemas/LocationIds/properties/internal/type",
																				keyword: "type",
																				params: { type: schema33.properties.internal.type },
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
																				validate25.errors = [{
																					instancePath: instancePath + "/ids/external",
																					schemaPath: "#/components/schemas/LocationIds/properties/external/type",
																					keyword: "type",
																					params: { type: schema33.properties.external.type },
																					message: "must be string,null"
																				}];
																				return false;
																			}
																			var valid4 = _errs45 === errors;
																		} else var valid4 = true;
																	}
																} else {
																	validate25.errors = [{
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
																if (!validate26(data.geometry, {
																	instancePath: instancePath + "/geometry",
																	parentData: data,
																	parentDataProperty: "geometry",
																	rootData
																})) {
																	vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
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
			validate25.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			}];
			return false;
		}
	}
	validate25.errors = vErrors;
	return errors === 0;
}
function validate24(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.data !== void 0) {
				let data0 = data.data;
				const _errs2 = errors;
				let valid1 = false;
				let passing0 = null;
				const _errs3 = errors;
				if (!validate25(data0, {
					instancePath: instancePath + "/data",
					parentData: data,
					parentDataProperty: "data",
					rootData
				})) {
					vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
					errors = vErrors.length;
				}
				var _valid0 = _errs3 === errors;
				if (_valid0) {
					valid1 = true;
					passing0 = 0;
				}
				const _errs4 = errors;
				if (data0 !== null) {
					const err0 = {
						instancePath: instancePath + "/data",
						schemaPath: "#/properties/data/oneOf/1/type",
						keyword: "type",
						params: { type: "null" },
						message: "must be null"
					};
					if (vErrors === null) vErrors = [err0];
					else vErrors.push(err0);
					errors++;
				}
				var _valid0 = _errs4 === errors;
				if (_valid0 && valid1) {
					valid1 = false;
					passing0 = [passing0, 1];
				} else if (_valid0) {
					valid1 = true;
					passing0 = 1;
				}
				if (!valid1) {
					const err1 = {
						instancePath: instancePath + "/data",
						schemaPath: "#/properties/data/oneOf",
						keyword: "oneOf",
						params: { passingSchemas: passing0 },
						message: "must match exactly one schema in oneOf"
					};
					if (vErrors === null) vErrors = [err1];
					else vErrors.push(err1);
					errors++;
					validate24.errors = vErrors;
					return false;
				} else {
					errors = _errs2;
					if (vErrors !== null) {
						if (_errs2) vErrors.length = _errs2;
						else vErrors = null;
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
const formats4 = import_formats.fullFormats.date;
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
						params: { type: schema29.properties.country.type },
						message: "must be string,null"
					}];
					return false;
				}
				var valid0 = _errs1 === errors;
			} else var valid0 = true;
			if (valid0) {
				if (data.name !== void 0) {
					let data1 = data.name;
					const _errs3 = errors;
					if (typeof data1 !== "string" && data1 !== null) {
						validate23.errors = [{
							instancePath: instancePath + "/name",
							schemaPath: "#/properties/name/type",
							keyword: "type",
							params: { type: schema29.properties.name.type },
							message: "must be string,null"
						}];
						return false;
					}
					var valid0 = _errs3 === errors;
				} else var valid0 = true;
				if (valid0) {
					if (data.registrationNumber !== void 0) {
						let data2 = data.registrationNumber;
						const _errs5 = errors;
						if (typeof data2 !== "string" && data2 !== null) {
							validate23.errors = [{
								instancePath: instancePath + "/registrationNumber",
								schemaPath: "#/properties/registrationNumber/type",
								keyword: "type",
								params: { type: schema29.properties.registrationNumber.type },
								message: "must be string,null"
							}];
							return false;
						}
						var valid0 = _errs5 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.taxNumber !== void 0) {
							let data3 = data.taxNumber;
							const _errs7 = errors;
							if (typeof data3 !== "string" && data3 !== null) {
								validate23.errors = [{
									instancePath: instancePath + "/taxNumber",
									schemaPath: "#/properties/taxNumber/type",
									keyword: "type",
									params: { type: schema29.properties.taxNumber.type },
									message: "must be string,null"
								}];
								return false;
							}
							var valid0 = _errs7 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.vatNumber !== void 0) {
								let data4 = data.vatNumber;
								const _errs9 = errors;
								if (typeof data4 !== "string" && data4 !== null) {
									validate23.errors = [{
										instancePath: instancePath + "/vatNumber",
										schemaPath: "#/properties/vatNumber/type",
										keyword: "type",
										params: { type: schema29.properties.vatNumber.type },
										message: "must be string,null"
									}];
									return false;
								}
								var valid0 = _errs9 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.vatNumberSpecial !== void 0) {
									let data5 = data.vatNumberSpecial;
									const _errs11 = errors;
									if (typeof data5 !== "string" && data5 !== null) {
										validate23.errors = [{
											instancePath: instancePath + "/vatNumberSpecial",
											schemaPath: "#/properties/vatNumberSpecial/type",
											keyword: "type",
											params: { type: schema29.properties.vatNumberSpecial.type },
											message: "must be string,null"
										}];
										return false;
									}
									var valid0 = _errs11 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.uuid !== void 0) {
										let data6 = data.uuid;
										const _errs13 = errors;
										if (typeof data6 !== "string" && data6 !== null) {
											validate23.errors = [{
												instancePath: instancePath + "/uuid",
												schemaPath: "#/properties/uuid/type",
												keyword: "type",
												params: { type: schema29.properties.uuid.type },
												message: "must be string,null"
											}];
											return false;
										}
										var valid0 = _errs13 === errors;
									} else var valid0 = true;
									if (valid0) {
										if (data.address !== void 0) {
											let data7 = data.address;
											const _errs15 = errors;
											const _errs16 = errors;
											let valid1 = false;
											let passing0 = null;
											const _errs17 = errors;
											if (!validate24(data7, {
												instancePath: instancePath + "/address",
												parentData: data,
												parentDataProperty: "address",
												rootData
											})) {
												vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
												errors = vErrors.length;
											}
											var _valid0 = _errs17 === errors;
											if (_valid0) {
												valid1 = true;
												passing0 = 0;
											}
											const _errs18 = errors;
											if (data7 !== null) {
												const err0 = {
													instancePath: instancePath + "/address",
													schemaPath: "#/properties/address/oneOf/1/type",
													keyword: "type",
													params: { type: "null" },
													message: "must be null"
												};
												if (vErrors === null) vErrors = [err0];
												else vErrors.push(err0);
												errors++;
											}
											var _valid0 = _errs18 === errors;
											if (_valid0 && valid1) {
												valid1 = false;
												passing0 = [passing0, 1];
											} else if (_valid0) {
												valid1 = true;
												passing0 = 1;
											}
											if (!valid1) {
												const err1 = {
													instancePath: instancePath + "/address",
													schemaPath: "#/properties/address/oneOf",
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
												errors = _errs16;
												if (vErrors !== null) {
													if (_errs16) vErrors.length = _errs16;
													else vErrors = null;
												}
											}
											var valid0 = _errs15 === errors;
										} else var valid0 = true;
										if (valid0) {
											if (data.addressOfficial !== void 0) {
												let data8 = data.addressOfficial;
												const _errs20 = errors;
												const _errs21 = errors;
												let valid2 = false;
												let passing1 = null;
												const _errs22 = errors;
												if (!validate24(data8, {
													instancePath: instancePath + "/addressOfficial",
													parentData: data,
													parentDataProperty: "addressOfficial",
													rootData
												})) {
													vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
													errors = vErrors.length;
												}
												var _valid1 = _errs22 === errors;
												if (_valid1) {
													valid2 = true;
													passing1 = 0;
												}
												const _errs23 = errors;
												if (data8 !== null) {
													const err2 = {
														instancePath: instancePath + "/addressOfficial",
														schemaPath: "#/properties/addressOfficial/oneOf/1/type",
														keyword: "type",
														params: { type: "null" },
														message: "must be null"
													};
													if (vErrors === null) vErrors = [err2];
													else vErrors.push(err2);
													errors++;
												}
												var _valid1 = _errs23 === errors;
												if (_valid1 && valid2) {
													valid2 = false;
													passing1 = [passing1, 1];
												} else if (_valid1) {
													valid2 = true;
													passing1 = 1;
												}
												if (!valid2) {
													const err3 = {
														instancePath: instancePath + "/addressOfficial",
														schemaPath: "#/properties/addressOfficial/oneOf",
														keyword: "oneOf",
														params: { passingSchemas: passing1 },
														message: "must match exactly one schema in oneOf"
													};
													if (vErrors === null) vErrors = [err3];
													else vErrors.push(err3);
													errors++;
													validate23.errors = vErrors;
													return false;
												} else {
													errors = _errs21;
													if (vErrors !== null) {
														if (_errs21) vErrors.length = _errs21;
														else vErrors = null;
													}
												}
												var valid0 = _errs20 === errors;
											} else var valid0 = true;
											if (valid0) {
												if (data.legalForm !== void 0) {
													let data9 = data.legalForm;
													const _errs25 = errors;
													if (errors === errors) {
														if (data9 && typeof data9 == "object" && !Array.isArray(data9)) {
															if (data9.type !== void 0) {
																let data10 = data9.type;
																const _errs28 = errors;
																const _errs29 = errors;
																let valid5 = false;
																const _errs30 = errors;
																if (typeof data10 !== "string") {
																	const err4 = {
																		instancePath: instancePath + "/legalForm/type",
																		schemaPath: "#/components/schemas/CompanyLegalForm/properties/type/anyOf/0/type",
																		keyword: "type",
																		params: { type: "string" },
																		message: "must be string"
																	};
																	if (vErrors === null) vErrors = [err4];
																	else vErrors.push(err4);
																	errors++;
																}
																if (!(data10 === "juridical" || data10 === "physical")) {
																	const err5 = {
																		instancePath: instancePath + "/legalForm/type",
																		schemaPath: "#/components/schemas/CompanyLegalForm/properties/type/anyOf/0/enum",
																		keyword: "enum",
																		params: { allowedValues: schema36.properties.type.anyOf[0].enum },
																		message: "must be equal to one of the allowed values"
																	};
																	if (vErrors === null) vErrors = [err5];
																	else vErrors.push(err5);
																	errors++;
																}
																var _valid2 = _errs30 === errors;
																valid5 = valid5 || _valid2;
																if (!valid5) {
																	const _errs32 = errors;
																	if (typeof data10 !== "string") {
																		const err6 = {
																			instancePath: instancePath + "/legalForm/type",
																			schemaPath: "#/components/schemas/CompanyLegalForm/properties/type/anyOf/1/type",
																			keyword: "type",
																			params: { type: "string" },
																			message: "must be string"
																		};
																		if (vErrors === null) vErrors = [err6];
																		else vErrors.push(err6);
																		errors++;
																	}
																	var _valid2 = _errs32 === errors;
																	valid5 = valid5 || _valid2;
																	if (!valid5) {
																		const _errs34 = errors;
																		if (data10 !== null) {
																			const err7 = {
																				instancePath: instancePath + "/legalForm/type",
																				schemaPath: "#/components/schemas/CompanyLegalForm/properties/type/anyOf/2/type",
																				keyword: "type",
																				params: { type: "null" },
																				message: "must be null"
																			};
																			if (vErrors === null) vErrors = [err7];
																			else vErrors.push(err7);
																			errors++;
																		}
																		var _valid2 = _errs34 === errors;
																		valid5 = valid5 || _valid2;
																	}
																}
																if (!valid5) {
																	const err8 = {
																		instancePath: instancePath + "/legalForm/type",
																		schemaPath: "#/components/schemas/CompanyLegalForm/properties/type/anyOf",
																		keyword: "anyOf",
																		params: {},
																		message: "must match a schema in anyOf"
																	};
																	if (vErrors === null) vErrors = [err8];
																	else vErrors.push(err8);
																	errors++;
																	validate23.errors = vErrors;
																	return false;
																} else {
																	errors = _errs29;
																	if (vErrors !== null) {
																		if (_errs29) vErrors.length = _errs29;
																		else vErrors = null;
																	}
																}
																var valid4 = _errs28 === errors;
															} else var valid4 = true;
															if (valid4) {
																if (data9.code !== void 0) {
																	let data11 = data9.code;
																	const _errs36 = errors;
																	if (typeof data11 !== "string" && data11 !== null) {
																		validate23.errors = [{
																			instancePath: instancePath + "/legalForm/code",
																			schemaPath: "#/components/schemas/CompanyLegalForm/properties/code/type",
																			keyword: "type",
																			params: { type: schema36.properties.code.type },
																			message: "must be string,null"
																		}];
																		return false;
																	}
																	var valid4 = _errs36 === errors;
																} else var valid4 = true;
																if (valid4) {
																	if (data9.name !== void 0) {
																		let data12 = data9.name;
																		const _errs38 = errors;
																		if (typeof data12 !== "string" && data12 !== null) {
																			validate23.errors = [{
																				instancePath: instancePath + "/legalForm/name",
																				schemaPath: "#/components/schemas/CompanyLegalForm/properties/name/type",
																				keyword: "type",
																				params: { type: schema36.properties.name.type },
																				message: "must be string,null"
																			}];
																			return false;
																		}
																		var valid4 = _errs38 === errors;
																	} else var valid4 = true;
																}
															}
														} else {
															validate23.errors = [{
																instancePath: instancePath + "/legalForm",
																schemaPath: "#/components/schemas/CompanyLegalForm/type",
																keyword: "type",
																params: { type: "object" },
																message: "must be object"
															}];
															return false;
														}
													}
													var valid0 = _errs25 === errors;
												} else var valid0 = true;
												if (valid0) {
													if (data.dates !== void 0) {
														let data13 = data.dates;
														const _errs40 = errors;
														if (errors === errors) {
															if (data13 && typeof data13 == "object" && !Array.isArray(data13)) {
																if (data13.created !== void 0) {
																	let data14 = data13.created;
																	const _errs43 = errors;
																	if (typeof data14 !== "string" && data14 !== null) {
																		validate23.errors = [{
																			instancePath: instancePath + "/dates/created",
																			schemaPath: "#/components/schemas/CompanyDates/properties/created/type",
																			keyword: "type",
																			params: { type: schema37.properties.created.type },
																			message: "must be string,null"
																		}];
																		return false;
																	}
																	if (errors === _errs43) {
																		if (errors === _errs43) {
																			if (typeof data14 === "string") {
																				if (!formats4.validate(data14)) {
																					validate23.errors = [{
																						instancePath: instancePath + "/dates/created",
																						schemaPath: "#/components/schemas/CompanyDates/properties/created/format",
																						keyword: "format",
																						params: { format: "date" },
																						message: "must match format \"date\""
																					}];
																					return false;
																				}
																			}
																		}
																	}
																	var valid7 = _errs43 === errors;
																} else var valid7 = true;
																if (valid7) {
																	if (data13.terminated !== void 0) {
																		let data15 = data13.terminated;
																		const _errs45 = errors;
																		if (typeof data15 !== "string" && data15 !== null) {
																			validate23.errors = [{
																				instancePath: instancePath + "/dates/terminated",
																				schemaPath: "#/components/schemas/CompanyDates/properties/terminated/type",
																				keyword: "type",
																				params: { type: schema37.properties.terminated.type },
																				message: "must be string,null"
																			}];
																			return false;
																		}
																		if (errors === _errs45) {
																			if (errors === _errs45) {
																				if (typeof data15 === "string") {
																					if (!formats4.validate(data15)) {
																						validate23.errors = [{
																							instancePath: instancePath + "/dates/terminated",
																							schemaPath: "#/components/schemas/CompanyDates/properties/terminated/format",
																							keyword: "format",
																							params: { format: "date" },
																							message: "must match format \"date\""
																						}];
																						return false;
																					}
																				}
																			}
																		}
																		var valid7 = _errs45 === errors;
																	} else var valid7 = true;
																}
															} else {
																validate23.errors = [{
																	instancePath: instancePath + "/dates",
																	schemaPath: "#/components/schemas/CompanyDates/type",
																	keyword: "type",
																	params: { type: "object" },
																	message: "must be object"
																}];
																return false;
															}
														}
														var valid0 = _errs40 === errors;
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
			} else {
				if (data.data !== void 0) {
					const _errs1 = errors;
					if (!validate23(data.data, {
						instancePath: instancePath + "/data",
						parentData: data,
						parentDataProperty: "data",
						rootData
					})) {
						vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
						errors = vErrors.length;
					}
					var valid0 = _errs1 === errors;
				} else var valid0 = true;
				if (valid0) {
					if (data.flags !== void 0) {
						let data1 = data.flags;
						const _errs2 = errors;
						if (errors === errors) {
							if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
								if (data1.isActive !== void 0) {
									let data2 = data1.isActive;
									const _errs5 = errors;
									if (typeof data2 !== "boolean" && data2 !== null) {
										validate22.errors = [{
											instancePath: instancePath + "/flags/isActive",
											schemaPath: "#/components/schemas/CompanyFlags/properties/isActive/type",
											keyword: "type",
											params: { type: schema38.properties.isActive.type },
											message: "must be boolean,null"
										}];
										return false;
									}
									var valid2 = _errs5 === errors;
								} else var valid2 = true;
								if (valid2) {
									if (data1.isVatPayer !== void 0) {
										let data3 = data1.isVatPayer;
										const _errs7 = errors;
										if (typeof data3 !== "boolean" && data3 !== null) {
											validate22.errors = [{
												instancePath: instancePath + "/flags/isVatPayer",
												schemaPath: "#/components/schemas/CompanyFlags/properties/isVatPayer/type",
												keyword: "type",
												params: { type: schema38.properties.isVatPayer.type },
												message: "must be boolean,null"
											}];
											return false;
										}
										var valid2 = _errs7 === errors;
									} else var valid2 = true;
									if (valid2) {
										if (data1.isInInsolvency !== void 0) {
											let data4 = data1.isInInsolvency;
											const _errs9 = errors;
											if (typeof data4 !== "boolean" && data4 !== null) {
												validate22.errors = [{
													instancePath: instancePath + "/flags/isInInsolvency",
													schemaPath: "#/components/schemas/CompanyFlags/properties/isInInsolvency/type",
													keyword: "type",
													params: { type: schema38.properties.isInInsolvency.type },
													message: "must be boolean,null"
												}];
												return false;
											}
											var valid2 = _errs9 === errors;
										} else var valid2 = true;
									}
								}
							} else {
								validate22.errors = [{
									instancePath: instancePath + "/flags",
									schemaPath: "#/components/schemas/CompanyFlags/type",
									keyword: "type",
									params: { type: "object" },
									message: "must be object"
								}];
								return false;
							}
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
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
const check3 = validate34;
function validate35(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.errors === void 0 && (missing0 = "errors")) {
			validate35.errors = [{
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
					validate35.errors = [{
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
								validate35.errors = [{
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
										validate35.errors = [{
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
											validate35.errors = [{
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
												validate35.errors = [{
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
													validate35.errors = [{
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
															validate35.errors = [{
																instancePath: instancePath + "/errors/" + i0 + "/relatedTo/" + i1,
																schemaPath: "#/components/schemas/RequestError/properties/relatedTo/items/type",
																keyword: "type",
																params: { type: "string" },
																message: "must be string"
															}];
															return false;
														}
													} else {
														validate35.errors = [{
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
															validate35.errors = [{
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
							validate35.errors = [{
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
				validate35.errors = [{
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
		validate35.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}];
		return false;
	}
	validate35.errors = vErrors;
	return true;
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
const check4 = validate37;
const schema45 = {
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
function validate40(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.type === void 0 && (missing0 = "type") || data.value === void 0 && (missing0 = "value")) {
				validate40.errors = [{
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
					if (!(data0 === "name" || data0 === "registrationNumber" || data0 === "taxNumber" || data0 === "vatNumber")) {
						const err1 = {
							instancePath: instancePath + "/type",
							schemaPath: "#/properties/type/anyOf/0/enum",
							keyword: "enum",
							params: { allowedValues: schema45.properties.type.anyOf[0].enum },
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
						validate40.errors = vErrors;
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
							validate40.errors = [{
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
											validate40.errors = [{
												instancePath: instancePath + "/filter/country",
												schemaPath: "#/components/schemas/CompanyFilter/properties/country/type",
												keyword: "type",
												params: { type: "string" },
												message: "must be string"
											}];
											return false;
										}
										var valid3 = _errs12 === errors;
									} else var valid3 = true;
									if (valid3) {
										if (data2.name !== void 0) {
											const _errs14 = errors;
											if (typeof data2.name !== "string") {
												validate40.errors = [{
													instancePath: instancePath + "/filter/name",
													schemaPath: "#/components/schemas/CompanyFilter/properties/name/type",
													keyword: "type",
													params: { type: "string" },
													message: "must be string"
												}];
												return false;
											}
											var valid3 = _errs14 === errors;
										} else var valid3 = true;
										if (valid3) {
											if (data2.registrationNumber !== void 0) {
												const _errs16 = errors;
												if (typeof data2.registrationNumber !== "string") {
													validate40.errors = [{
														instancePath: instancePath + "/filter/registrationNumber",
														schemaPath: "#/components/schemas/CompanyFilter/properties/registrationNumber/type",
														keyword: "type",
														params: { type: "string" },
														message: "must be string"
													}];
													return false;
												}
												var valid3 = _errs16 === errors;
											} else var valid3 = true;
											if (valid3) {
												if (data2.taxNumber !== void 0) {
													const _errs18 = errors;
													if (typeof data2.taxNumber !== "string") {
														validate40.errors = [{
															instancePath: instancePath + "/filter/taxNumber",
															schemaPath: "#/components/schemas/CompanyFilter/properties/taxNumber/type",
															keyword: "type",
															params: { type: "string" },
															message: "must be string"
														}];
														return false;
													}
													var valid3 = _errs18 === errors;
												} else var valid3 = true;
												if (valid3) {
													if (data2.vatNumber !== void 0) {
														const _errs20 = errors;
														if (typeof data2.vatNumber !== "string") {
															validate40.errors = [{
																instancePath: instancePath + "/filter/vatNumber",
																schemaPath: "#/components/schemas/CompanyFilter/properties/vatNumber/type",
																keyword: "type",
																params: { type: "string" },
																message: "must be string"
															}];
															return false;
														}
														var valid3 = _errs20 === errors;
													} else var valid3 = true;
												}
											}
										}
									}
								} else {
									validate40.errors = [{
										instancePath: instancePath + "/filter",
										schemaPath: "#/components/schemas/CompanyFilter/type",
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
const schema47 = {
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
const schema54 = { "anyOf": [
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
const schema55 = { "anyOf": [
	{
		"type": "string",
		"enum": ["limit", "prefer"]
	},
	{ "type": "string" },
	{ "type": "null" }
] };
const schema56 = { "type": ["boolean", "null"] };
const schema57 = { "type": ["boolean", "null"] };
const schema58 = { "type": ["boolean", "null"] };
function validate42(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
					validate42.errors = vErrors;
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
						validate42.errors = [{
							instancePath: instancePath + "/dataSource",
							schemaPath: "#/components/schemas/CompanyDataSource/type",
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
										schemaPath: "#/components/schemas/CompanyDataSource/items/anyOf/0/type",
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
										schemaPath: "#/components/schemas/CompanyDataSource/items/anyOf/0/enum",
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
											schemaPath: "#/components/schemas/CompanyDataSource/items/anyOf/1/type",
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
										schemaPath: "#/components/schemas/CompanyDataSource/items/anyOf",
										keyword: "anyOf",
										params: {},
										message: "must match a schema in anyOf"
									};
									if (vErrors === null) vErrors = [err8];
									else vErrors.push(err8);
									errors++;
									validate42.errors = vErrors;
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
					if (data.includeTerminatedSubjects !== void 0) {
						let data3 = data.includeTerminatedSubjects;
						const _errs19 = errors;
						if (typeof data3 !== "boolean" && data3 !== null) {
							validate42.errors = [{
								instancePath: instancePath + "/includeTerminatedSubjects",
								schemaPath: "#/components/schemas/IncludeTerminatedSubjects/type",
								keyword: "type",
								params: { type: schema19.type },
								message: "must be boolean,null"
							}];
							return false;
						}
						var valid0 = _errs19 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.zipFormat !== void 0) {
							let data4 = data.zipFormat;
							const _errs22 = errors;
							if (typeof data4 !== "boolean" && data4 !== null) {
								validate42.errors = [{
									instancePath: instancePath + "/zipFormat",
									schemaPath: "#/components/schemas/ZipFormat/type",
									keyword: "type",
									params: { type: schema20.type },
									message: "must be boolean,null"
								}];
								return false;
							}
							var valid0 = _errs22 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.cityFormat !== void 0) {
								let data5 = data.cityFormat;
								const _errs25 = errors;
								const _errs27 = errors;
								let valid9 = false;
								const _errs28 = errors;
								if (typeof data5 !== "string") {
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
								if (!(data5 === "minimal" || data5 === "basic" || data5 === "extended")) {
									const err10 = {
										instancePath: instancePath + "/cityFormat",
										schemaPath: "#/components/schemas/CityFormat/anyOf/0/enum",
										keyword: "enum",
										params: { allowedValues: schema21.anyOf[0].enum },
										message: "must be equal to one of the allowed values"
									};
									if (vErrors === null) vErrors = [err10];
									else vErrors.push(err10);
									errors++;
								}
								var _valid2 = _errs28 === errors;
								valid9 = valid9 || _valid2;
								if (!valid9) {
									const _errs30 = errors;
									if (typeof data5 !== "string") {
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
									var _valid2 = _errs30 === errors;
									valid9 = valid9 || _valid2;
									if (!valid9) {
										const _errs32 = errors;
										if (data5 !== null) {
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
										var _valid2 = _errs32 === errors;
										valid9 = valid9 || _valid2;
									}
								}
								if (!valid9) {
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
									validate42.errors = vErrors;
									return false;
								} else {
									errors = _errs27;
									if (vErrors !== null) {
										if (_errs27) vErrors.length = _errs27;
										else vErrors = null;
									}
								}
								var valid0 = _errs25 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.countryFormat !== void 0) {
									let data6 = data.countryFormat;
									const _errs34 = errors;
									const _errs36 = errors;
									let valid11 = false;
									const _errs37 = errors;
									if (typeof data6 !== "string") {
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
									if (!(data6 === "alpha2" || data6 === "alpha3" || data6 === "local" || data6 === "localShortened" || data6 === "international" || data6 === "internationalShortened")) {
										const err15 = {
											instancePath: instancePath + "/countryFormat",
											schemaPath: "#/components/schemas/CountryFormat/anyOf/0/enum",
											keyword: "enum",
											params: { allowedValues: schema22.anyOf[0].enum },
											message: "must be equal to one of the allowed values"
										};
										if (vErrors === null) vErrors = [err15];
										else vErrors.push(err15);
										errors++;
									}
									var _valid3 = _errs37 === errors;
									valid11 = valid11 || _valid3;
									if (!valid11) {
										const _errs39 = errors;
										if (typeof data6 !== "string") {
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
										var _valid3 = _errs39 === errors;
										valid11 = valid11 || _valid3;
										if (!valid11) {
											const _errs41 = errors;
											if (data6 !== null) {
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
											var _valid3 = _errs41 === errors;
											valid11 = valid11 || _valid3;
										}
									}
									if (!valid11) {
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
										validate42.errors = vErrors;
										return false;
									} else {
										errors = _errs36;
										if (vErrors !== null) {
											if (_errs36) vErrors.length = _errs36;
											else vErrors = null;
										}
									}
									var valid0 = _errs34 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.legalFormType !== void 0) {
										let data7 = data.legalFormType;
										const _errs43 = errors;
										const _errs45 = errors;
										let valid13 = false;
										const _errs46 = errors;
										if (typeof data7 !== "string") {
											const err19 = {
												instancePath: instancePath + "/legalFormType",
												schemaPath: "#/components/schemas/LegalFormType/anyOf/0/type",
												keyword: "type",
												params: { type: "string" },
												message: "must be string"
											};
											if (vErrors === null) vErrors = [err19];
											else vErrors.push(err19);
											errors++;
										}
										if (!(data7 === "juridical" || data7 === "physical" || data7 === "any")) {
											const err20 = {
												instancePath: instancePath + "/legalFormType",
												schemaPath: "#/components/schemas/LegalFormType/anyOf/0/enum",
												keyword: "enum",
												params: { allowedValues: schema54.anyOf[0].enum },
												message: "must be equal to one of the allowed values"
											};
											if (vErrors === null) vErrors = [err20];
											else vErrors.push(err20);
											errors++;
										}
										var _valid4 = _errs46 === errors;
										valid13 = valid13 || _valid4;
										if (!valid13) {
											const _errs48 = errors;
											if (typeof data7 !== "string") {
												const err21 = {
													instancePath: instancePath + "/legalFormType",
													schemaPath: "#/components/schemas/LegalFormType/anyOf/1/type",
													keyword: "type",
													params: { type: "string" },
													message: "must be string"
												};
												if (vErrors === null) vErrors = [err21];
												else vErrors.push(err21);
												errors++;
											}
											var _valid4 = _errs48 === errors;
											valid13 = valid13 || _valid4;
											if (!valid13) {
												const _errs50 = errors;
												if (data7 !== null) {
													const err22 = {
														instancePath: instancePath + "/legalFormType",
														schemaPath: "#/components/schemas/LegalFormType/anyOf/2/type",
														keyword: "type",
														params: { type: "null" },
														message: "must be null"
													};
													if (vErrors === null) vErrors = [err22];
													else vErrors.push(err22);
													errors++;
												}
												var _valid4 = _errs50 === errors;
												valid13 = valid13 || _valid4;
											}
										}
										if (!valid13) {
											const err23 = {
												instancePath: instancePath + "/legalFormType",
												schemaPath: "#/components/schemas/LegalFormType/anyOf",
												keyword: "anyOf",
												params: {},
												message: "must match a schema in anyOf"
											};
											if (vErrors === null) vErrors = [err23];
											else vErrors.push(err23);
											errors++;
											validate42.errors = vErrors;
											return false;
										} else {
											errors = _errs45;
											if (vErrors !== null) {
												if (_errs45) vErrors.length = _errs45;
												else vErrors = null;
											}
										}
										var valid0 = _errs43 === errors;
									} else var valid0 = true;
									if (valid0) {
										if (data.resultsLimit !== void 0) {
											let data8 = data.resultsLimit;
											const _errs52 = errors;
											if (!(typeof data8 == "number" && !(data8 % 1) && !isNaN(data8)) && data8 !== null) {
												validate42.errors = [{
													instancePath: instancePath + "/resultsLimit",
													schemaPath: "#/properties/resultsLimit/type",
													keyword: "type",
													params: { type: schema47.properties.resultsLimit.type },
													message: "must be integer,null"
												}];
												return false;
											}
											if (errors === _errs52) {
												if (typeof data8 == "number") {
													if (data8 > 20 || isNaN(data8)) {
														validate42.errors = [{
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
													} else if (data8 < 1 || isNaN(data8)) {
														validate42.errors = [{
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
											var valid0 = _errs52 === errors;
										} else var valid0 = true;
										if (valid0) {
											if (data.resultsOffset !== void 0) {
												let data9 = data.resultsOffset;
												const _errs54 = errors;
												if (!(typeof data9 == "number" && !(data9 % 1) && !isNaN(data9)) && data9 !== null) {
													validate42.errors = [{
														instancePath: instancePath + "/resultsOffset",
														schemaPath: "#/properties/resultsOffset/type",
														keyword: "type",
														params: { type: schema47.properties.resultsOffset.type },
														message: "must be integer,null"
													}];
													return false;
												}
												if (errors === _errs54) {
													if (typeof data9 == "number") {
														if (data9 < 0 || isNaN(data9)) {
															validate42.errors = [{
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
												var valid0 = _errs54 === errors;
											} else var valid0 = true;
											if (valid0) {
												if (data.filterMode !== void 0) {
													let data10 = data.filterMode;
													const _errs56 = errors;
													const _errs58 = errors;
													let valid15 = false;
													const _errs59 = errors;
													if (typeof data10 !== "string") {
														const err24 = {
															instancePath: instancePath + "/filterMode",
															schemaPath: "#/components/schemas/FilterMode/anyOf/0/type",
															keyword: "type",
															params: { type: "string" },
															message: "must be string"
														};
														if (vErrors === null) vErrors = [err24];
														else vErrors.push(err24);
														errors++;
													}
													if (!(data10 === "limit" || data10 === "prefer")) {
														const err25 = {
															instancePath: instancePath + "/filterMode",
															schemaPath: "#/components/schemas/FilterMode/anyOf/0/enum",
															keyword: "enum",
															params: { allowedValues: schema55.anyOf[0].enum },
															message: "must be equal to one of the allowed values"
														};
														if (vErrors === null) vErrors = [err25];
														else vErrors.push(err25);
														errors++;
													}
													var _valid5 = _errs59 === errors;
													valid15 = valid15 || _valid5;
													if (!valid15) {
														const _errs61 = errors;
														if (typeof data10 !== "string") {
															const err26 = {
																instancePath: instancePath + "/filterMode",
																schemaPath: "#/components/schemas/FilterMode/anyOf/1/type",
																keyword: "type",
																params: { type: "string" },
																message: "must be string"
															};
															if (vErrors === null) vErrors = [err26];
															else vErrors.push(err26);
															errors++;
														}
														var _valid5 = _errs61 === errors;
														valid15 = valid15 || _valid5;
														if (!valid15) {
															const _errs63 = errors;
															if (data10 !== null) {
																const err27 = {
																	instancePath: instancePath + "/filterMode",
																	schemaPath: "#/components/schemas/FilterMode/anyOf/2/type",
																	keyword: "type",
																	params: { type: "null" },
																	message: "must be null"
																};
																if (vErrors === null) vErrors = [err27];
																else vErrors.push(err27);
																errors++;
															}
															var _valid5 = _errs63 === errors;
															valid15 = valid15 || _valid5;
														}
													}
													if (!valid15) {
														const err28 = {
															instancePath: instancePath + "/filterMode",
															schemaPath: "#/components/schemas/FilterMode/anyOf",
															keyword: "anyOf",
															params: {},
															message: "must match a schema in anyOf"
														};
														if (vErrors === null) vErrors = [err28];
														else vErrors.push(err28);
														errors++;
														validate42.errors = vErrors;
														return false;
													} else {
														errors = _errs58;
														if (vErrors !== null) {
															if (_errs58) vErrors.length = _errs58;
															else vErrors = null;
														}
													}
													var valid0 = _errs56 === errors;
												} else var valid0 = true;
												if (valid0) {
													if (data.filterAcceptFormat !== void 0) {
														let data11 = data.filterAcceptFormat;
														const _errs65 = errors;
														if (typeof data11 !== "boolean" && data11 !== null) {
															validate42.errors = [{
																instancePath: instancePath + "/filterAcceptFormat",
																schemaPath: "#/components/schemas/FilterAcceptFormat/type",
																keyword: "type",
																params: { type: schema56.type },
																message: "must be boolean,null"
															}];
															return false;
														}
														var valid0 = _errs65 === errors;
													} else var valid0 = true;
													if (valid0) {
														if (data.filterAcceptAlternatives !== void 0) {
															let data12 = data.filterAcceptAlternatives;
															const _errs68 = errors;
															if (typeof data12 !== "boolean" && data12 !== null) {
																validate42.errors = [{
																	instancePath: instancePath + "/filterAcceptAlternatives",
																	schemaPath: "#/components/schemas/FilterAcceptAlternatives/type",
																	keyword: "type",
																	params: { type: schema57.type },
																	message: "must be boolean,null"
																}];
																return false;
															}
															var valid0 = _errs68 === errors;
														} else var valid0 = true;
														if (valid0) {
															if (data.filterExactMatch !== void 0) {
																let data13 = data.filterExactMatch;
																const _errs71 = errors;
																if (typeof data13 !== "boolean" && data13 !== null) {
																	validate42.errors = [{
																		instancePath: instancePath + "/filterExactMatch",
																		schemaPath: "#/components/schemas/FilterExactMatch/type",
																		keyword: "type",
																		params: { type: schema58.type },
																		message: "must be boolean,null"
																	}];
																	return false;
																}
																var valid0 = _errs71 === errors;
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
			validate42.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			}];
			return false;
		}
	}
	validate42.errors = vErrors;
	return errors === 0;
}
function validate39(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.query === void 0 && (missing0 = "query")) {
				validate39.errors = [{
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
					if (!validate40(data.query, {
						instancePath: instancePath + "/query",
						parentData: data,
						parentDataProperty: "query",
						rootData
					})) {
						vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
						errors = vErrors.length;
					}
					var valid0 = _errs1 === errors;
				} else var valid0 = true;
				if (valid0) {
					if (data.options !== void 0) {
						const _errs2 = errors;
						if (!validate42(data.options, {
							instancePath: instancePath + "/options",
							parentData: data,
							parentDataProperty: "options",
							rootData
						})) {
							vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
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
									validate39.errors = [{
										instancePath: instancePath + "/customId",
										schemaPath: "#/components/schemas/CustomId/type",
										keyword: "type",
										params: { type: schema25.type },
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
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.request === void 0 && (missing0 = "request")) {
				validate38.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 },
					message: "must have required property '" + missing0 + "'"
				}];
				return false;
			} else if (data.request !== void 0) {
				if (!validate39(data.request, {
					instancePath: instancePath + "/request",
					parentData: data,
					parentDataProperty: "request",
					rootData
				})) {
					vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
					errors = vErrors.length;
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
function validate37(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (!validate38(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData
	})) {
		vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
		errors = vErrors.length;
	}
	validate37.errors = vErrors;
	return errors === 0;
}
const check5 = validate47;
const schema61 = {
	"type": "object",
	"required": [
		"resultsCount",
		"resultsOffset",
		"resultsTotal",
		"results"
	],
	"properties": {
		"resultsCount": { "$ref": "#/components/schemas/ResultsCount" },
		"resultsOffset": {
			"type": "integer",
			"minimum": 0
		},
		"resultsTotal": {
			"type": ["integer", "null"],
			"minimum": 0
		},
		"results": {
			"type": "array",
			"items": { "$ref": "#/components/schemas/CompanyItem" }
		}
	}
};
function validate48(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.resultsCount === void 0 && (missing0 = "resultsCount") || data.resultsOffset === void 0 && (missing0 = "resultsOffset") || data.resultsTotal === void 0 && (missing0 = "resultsTotal") || data.results === void 0 && (missing0 = "results")) {
				validate48.errors = [{
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
						validate48.errors = [{
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
								validate48.errors = [{
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
					if (data.resultsOffset !== void 0) {
						let data1 = data.resultsOffset;
						const _errs4 = errors;
						if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1))) {
							validate48.errors = [{
								instancePath: instancePath + "/resultsOffset",
								schemaPath: "#/properties/resultsOffset/type",
								keyword: "type",
								params: { type: "integer" },
								message: "must be integer"
							}];
							return false;
						}
						if (errors === _errs4) {
							if (typeof data1 == "number") {
								if (data1 < 0 || isNaN(data1)) {
									validate48.errors = [{
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
						var valid0 = _errs4 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.resultsTotal !== void 0) {
							let data2 = data.resultsTotal;
							const _errs6 = errors;
							if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2)) && data2 !== null) {
								validate48.errors = [{
									instancePath: instancePath + "/resultsTotal",
									schemaPath: "#/properties/resultsTotal/type",
									keyword: "type",
									params: { type: schema61.properties.resultsTotal.type },
									message: "must be integer,null"
								}];
								return false;
							}
							if (errors === _errs6) {
								if (typeof data2 == "number") {
									if (data2 < 0 || isNaN(data2)) {
										validate48.errors = [{
											instancePath: instancePath + "/resultsTotal",
											schemaPath: "#/properties/resultsTotal/minimum",
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
							var valid0 = _errs6 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.results !== void 0) {
								let data3 = data.results;
								const _errs8 = errors;
								if (errors === _errs8) {
									if (Array.isArray(data3)) {
										const len0 = data3.length;
										for (let i0 = 0; i0 < len0; i0++) {
											const _errs10 = errors;
											if (!validate22(data3[i0], {
												instancePath: instancePath + "/results/" + i0,
												parentData: data3,
												parentDataProperty: i0,
												rootData
											})) {
												vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
												errors = vErrors.length;
											}
											if (!(_errs10 === errors)) break;
										}
									} else {
										validate48.errors = [{
											instancePath: instancePath + "/results",
											schemaPath: "#/properties/results/type",
											keyword: "type",
											params: { type: "array" },
											message: "must be array"
										}];
										return false;
									}
								}
								var valid0 = _errs8 === errors;
							} else var valid0 = true;
						}
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
	if (!validate48(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData
	})) {
		vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
		errors = vErrors.length;
	}
	validate47.errors = vErrors;
	return errors === 0;
}
const check6 = validate51;
function validate54(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
						schemaPath: "#/components/schemas/CompanyFields/properties/name/type",
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
				if (data.country !== void 0) {
					const _errs8 = errors;
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
					var valid3 = _errs8 === errors;
				} else var valid3 = true;
				if (valid3) {
					if (data.registrationNumber !== void 0) {
						const _errs10 = errors;
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
						var valid3 = _errs10 === errors;
					} else var valid3 = true;
					if (valid3) {
						if (data.taxNumber !== void 0) {
							const _errs12 = errors;
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
							var valid3 = _errs12 === errors;
						} else var valid3 = true;
						if (valid3) {
							if (data.vatNumber !== void 0) {
								const _errs14 = errors;
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
								var valid3 = _errs14 === errors;
							} else var valid3 = true;
						}
					}
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
	}
	if (errors === _errs1) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.name === void 0 && (missing0 = "name")) {
				const err6 = {
					instancePath,
					schemaPath: "#/anyOf/0/required",
					keyword: "required",
					params: { missingProperty: missing0 },
					message: "must have required property '" + missing0 + "'"
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
	}
	var _valid0 = _errs1 === errors;
	valid0 = valid0 || _valid0;
	if (!valid0) {
		const _errs16 = errors;
		if (errors === errors) {
			if (data && typeof data == "object" && !Array.isArray(data)) {
				if (data.name !== void 0) {
					const _errs21 = errors;
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
					var valid6 = _errs21 === errors;
				} else var valid6 = true;
				if (valid6) {
					if (data.country !== void 0) {
						const _errs23 = errors;
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
						var valid6 = _errs23 === errors;
					} else var valid6 = true;
					if (valid6) {
						if (data.registrationNumber !== void 0) {
							const _errs25 = errors;
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
							var valid6 = _errs25 === errors;
						} else var valid6 = true;
						if (valid6) {
							if (data.taxNumber !== void 0) {
								const _errs27 = errors;
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
								var valid6 = _errs27 === errors;
							} else var valid6 = true;
							if (valid6) {
								if (data.vatNumber !== void 0) {
									const _errs29 = errors;
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
									var valid6 = _errs29 === errors;
								} else var valid6 = true;
							}
						}
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
		}
		if (errors === _errs16) {
			if (data && typeof data == "object" && !Array.isArray(data)) {
				let missing1;
				if (data.country === void 0 && (missing1 = "country")) {
					const err14 = {
						instancePath,
						schemaPath: "#/anyOf/1/required",
						keyword: "required",
						params: { missingProperty: missing1 },
						message: "must have required property '" + missing1 + "'"
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
		}
		var _valid0 = _errs16 === errors;
		valid0 = valid0 || _valid0;
		if (!valid0) {
			const _errs31 = errors;
			if (errors === errors) {
				if (data && typeof data == "object" && !Array.isArray(data)) {
					if (data.name !== void 0) {
						const _errs36 = errors;
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
						var valid9 = _errs36 === errors;
					} else var valid9 = true;
					if (valid9) {
						if (data.country !== void 0) {
							const _errs38 = errors;
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
							var valid9 = _errs38 === errors;
						} else var valid9 = true;
						if (valid9) {
							if (data.registrationNumber !== void 0) {
								const _errs40 = errors;
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
								var valid9 = _errs40 === errors;
							} else var valid9 = true;
							if (valid9) {
								if (data.taxNumber !== void 0) {
									const _errs42 = errors;
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
									var valid9 = _errs42 === errors;
								} else var valid9 = true;
								if (valid9) {
									if (data.vatNumber !== void 0) {
										const _errs44 = errors;
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
										var valid9 = _errs44 === errors;
									} else var valid9 = true;
								}
							}
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
			}
			if (errors === _errs31) {
				if (data && typeof data == "object" && !Array.isArray(data)) {
					let missing2;
					if (data.registrationNumber === void 0 && (missing2 = "registrationNumber")) {
						const err22 = {
							instancePath,
							schemaPath: "#/anyOf/2/required",
							keyword: "required",
							params: { missingProperty: missing2 },
							message: "must have required property '" + missing2 + "'"
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
			}
			var _valid0 = _errs31 === errors;
			valid0 = valid0 || _valid0;
			if (!valid0) {
				const _errs46 = errors;
				if (errors === errors) {
					if (data && typeof data == "object" && !Array.isArray(data)) {
						if (data.name !== void 0) {
							const _errs51 = errors;
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
							var valid12 = _errs51 === errors;
						} else var valid12 = true;
						if (valid12) {
							if (data.country !== void 0) {
								const _errs53 = errors;
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
								var valid12 = _errs53 === errors;
							} else var valid12 = true;
							if (valid12) {
								if (data.registrationNumber !== void 0) {
									const _errs55 = errors;
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
									var valid12 = _errs55 === errors;
								} else var valid12 = true;
								if (valid12) {
									if (data.taxNumber !== void 0) {
										const _errs57 = errors;
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
										var valid12 = _errs57 === errors;
									} else var valid12 = true;
									if (valid12) {
										if (data.vatNumber !== void 0) {
											const _errs59 = errors;
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
											var valid12 = _errs59 === errors;
										} else var valid12 = true;
									}
								}
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
				}
				if (errors === _errs46) {
					if (data && typeof data == "object" && !Array.isArray(data)) {
						let missing3;
						if (data.taxNumber === void 0 && (missing3 = "taxNumber")) {
							const err30 = {
								instancePath,
								schemaPath: "#/anyOf/3/required",
								keyword: "required",
								params: { missingProperty: missing3 },
								message: "must have required property '" + missing3 + "'"
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
				}
				var _valid0 = _errs46 === errors;
				valid0 = valid0 || _valid0;
				if (!valid0) {
					const _errs61 = errors;
					if (errors === errors) {
						if (data && typeof data == "object" && !Array.isArray(data)) {
							if (data.name !== void 0) {
								const _errs66 = errors;
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
								var valid15 = _errs66 === errors;
							} else var valid15 = true;
							if (valid15) {
								if (data.country !== void 0) {
									const _errs68 = errors;
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
									var valid15 = _errs68 === errors;
								} else var valid15 = true;
								if (valid15) {
									if (data.registrationNumber !== void 0) {
										const _errs70 = errors;
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
										var valid15 = _errs70 === errors;
									} else var valid15 = true;
									if (valid15) {
										if (data.taxNumber !== void 0) {
											const _errs72 = errors;
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
											var valid15 = _errs72 === errors;
										} else var valid15 = true;
										if (valid15) {
											if (data.vatNumber !== void 0) {
												const _errs74 = errors;
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
												var valid15 = _errs74 === errors;
											} else var valid15 = true;
										}
									}
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
					}
					if (errors === _errs61) {
						if (data && typeof data == "object" && !Array.isArray(data)) {
							let missing4;
							if (data.vatNumber === void 0 && (missing4 = "vatNumber")) {
								const err38 = {
									instancePath,
									schemaPath: "#/anyOf/4/required",
									keyword: "required",
									params: { missingProperty: missing4 },
									message: "must have required property '" + missing4 + "'"
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
		validate54.errors = vErrors;
		return false;
	} else {
		errors = _errs0;
		if (vErrors !== null) {
			if (_errs0) vErrors.length = _errs0;
			else vErrors = null;
		}
	}
	validate54.errors = vErrors;
	return errors === 0;
}
const schema72 = {
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
const schema81 = { "anyOf": [
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
const schema82 = { "anyOf": [
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
function validate56(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
					validate56.errors = vErrors;
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
						validate56.errors = [{
							instancePath: instancePath + "/dataSource",
							schemaPath: "#/components/schemas/CompanyDataSource/type",
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
										schemaPath: "#/components/schemas/CompanyDataSource/items/anyOf/0/type",
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
										schemaPath: "#/components/schemas/CompanyDataSource/items/anyOf/0/enum",
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
											schemaPath: "#/components/schemas/CompanyDataSource/items/anyOf/1/type",
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
										schemaPath: "#/components/schemas/CompanyDataSource/items/anyOf",
										keyword: "anyOf",
										params: {},
										message: "must match a schema in anyOf"
									};
									if (vErrors === null) vErrors = [err8];
									else vErrors.push(err8);
									errors++;
									validate56.errors = vErrors;
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
					if (data.includeTerminatedSubjects !== void 0) {
						let data3 = data.includeTerminatedSubjects;
						const _errs19 = errors;
						if (typeof data3 !== "boolean" && data3 !== null) {
							validate56.errors = [{
								instancePath: instancePath + "/includeTerminatedSubjects",
								schemaPath: "#/components/schemas/IncludeTerminatedSubjects/type",
								keyword: "type",
								params: { type: schema19.type },
								message: "must be boolean,null"
							}];
							return false;
						}
						var valid0 = _errs19 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.zipFormat !== void 0) {
							let data4 = data.zipFormat;
							const _errs22 = errors;
							if (typeof data4 !== "boolean" && data4 !== null) {
								validate56.errors = [{
									instancePath: instancePath + "/zipFormat",
									schemaPath: "#/components/schemas/ZipFormat/type",
									keyword: "type",
									params: { type: schema20.type },
									message: "must be boolean,null"
								}];
								return false;
							}
							var valid0 = _errs22 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.cityFormat !== void 0) {
								let data5 = data.cityFormat;
								const _errs25 = errors;
								const _errs27 = errors;
								let valid9 = false;
								const _errs28 = errors;
								if (typeof data5 !== "string") {
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
								if (!(data5 === "minimal" || data5 === "basic" || data5 === "extended")) {
									const err10 = {
										instancePath: instancePath + "/cityFormat",
										schemaPath: "#/components/schemas/CityFormat/anyOf/0/enum",
										keyword: "enum",
										params: { allowedValues: schema21.anyOf[0].enum },
										message: "must be equal to one of the allowed values"
									};
									if (vErrors === null) vErrors = [err10];
									else vErrors.push(err10);
									errors++;
								}
								var _valid2 = _errs28 === errors;
								valid9 = valid9 || _valid2;
								if (!valid9) {
									const _errs30 = errors;
									if (typeof data5 !== "string") {
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
									var _valid2 = _errs30 === errors;
									valid9 = valid9 || _valid2;
									if (!valid9) {
										const _errs32 = errors;
										if (data5 !== null) {
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
										var _valid2 = _errs32 === errors;
										valid9 = valid9 || _valid2;
									}
								}
								if (!valid9) {
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
									validate56.errors = vErrors;
									return false;
								} else {
									errors = _errs27;
									if (vErrors !== null) {
										if (_errs27) vErrors.length = _errs27;
										else vErrors = null;
									}
								}
								var valid0 = _errs25 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.countryFormat !== void 0) {
									let data6 = data.countryFormat;
									const _errs34 = errors;
									const _errs36 = errors;
									let valid11 = false;
									const _errs37 = errors;
									if (typeof data6 !== "string") {
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
									if (!(data6 === "alpha2" || data6 === "alpha3" || data6 === "local" || data6 === "localShortened" || data6 === "international" || data6 === "internationalShortened")) {
										const err15 = {
											instancePath: instancePath + "/countryFormat",
											schemaPath: "#/components/schemas/CountryFormat/anyOf/0/enum",
											keyword: "enum",
											params: { allowedValues: schema22.anyOf[0].enum },
											message: "must be equal to one of the allowed values"
										};
										if (vErrors === null) vErrors = [err15];
										else vErrors.push(err15);
										errors++;
									}
									var _valid3 = _errs37 === errors;
									valid11 = valid11 || _valid3;
									if (!valid11) {
										const _errs39 = errors;
										if (typeof data6 !== "string") {
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
										var _valid3 = _errs39 === errors;
										valid11 = valid11 || _valid3;
										if (!valid11) {
											const _errs41 = errors;
											if (data6 !== null) {
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
											var _valid3 = _errs41 === errors;
											valid11 = valid11 || _valid3;
										}
									}
									if (!valid11) {
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
										validate56.errors = vErrors;
										return false;
									} else {
										errors = _errs36;
										if (vErrors !== null) {
											if (_errs36) vErrors.length = _errs36;
											else vErrors = null;
										}
									}
									var valid0 = _errs34 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.legalFormType !== void 0) {
										let data7 = data.legalFormType;
										const _errs43 = errors;
										const _errs45 = errors;
										let valid13 = false;
										const _errs46 = errors;
										if (typeof data7 !== "string") {
											const err19 = {
												instancePath: instancePath + "/legalFormType",
												schemaPath: "#/components/schemas/LegalFormType/anyOf/0/type",
												keyword: "type",
												params: { type: "string" },
												message: "must be string"
											};
											if (vErrors === null) vErrors = [err19];
											else vErrors.push(err19);
											errors++;
										}
										if (!(data7 === "juridical" || data7 === "physical" || data7 === "any")) {
											const err20 = {
												instancePath: instancePath + "/legalFormType",
												schemaPath: "#/components/schemas/LegalFormType/anyOf/0/enum",
												keyword: "enum",
												params: { allowedValues: schema54.anyOf[0].enum },
												message: "must be equal to one of the allowed values"
											};
											if (vErrors === null) vErrors = [err20];
											else vErrors.push(err20);
											errors++;
										}
										var _valid4 = _errs46 === errors;
										valid13 = valid13 || _valid4;
										if (!valid13) {
											const _errs48 = errors;
											if (typeof data7 !== "string") {
												const err21 = {
													instancePath: instancePath + "/legalFormType",
													schemaPath: "#/components/schemas/LegalFormType/anyOf/1/type",
													keyword: "type",
													params: { type: "string" },
													message: "must be string"
												};
												if (vErrors === null) vErrors = [err21];
												else vErrors.push(err21);
												errors++;
											}
											var _valid4 = _errs48 === errors;
											valid13 = valid13 || _valid4;
											if (!valid13) {
												const _errs50 = errors;
												if (data7 !== null) {
													const err22 = {
														instancePath: instancePath + "/legalFormType",
														schemaPath: "#/components/schemas/LegalFormType/anyOf/2/type",
														keyword: "type",
														params: { type: "null" },
														message: "must be null"
													};
													if (vErrors === null) vErrors = [err22];
													else vErrors.push(err22);
													errors++;
												}
												var _valid4 = _errs50 === errors;
												valid13 = valid13 || _valid4;
											}
										}
										if (!valid13) {
											const err23 = {
												instancePath: instancePath + "/legalFormType",
												schemaPath: "#/components/schemas/LegalFormType/anyOf",
												keyword: "anyOf",
												params: {},
												message: "must match a schema in anyOf"
											};
											if (vErrors === null) vErrors = [err23];
											else vErrors.push(err23);
											errors++;
											validate56.errors = vErrors;
											return false;
										} else {
											errors = _errs45;
											if (vErrors !== null) {
												if (_errs45) vErrors.length = _errs45;
												else vErrors = null;
											}
										}
										var valid0 = _errs43 === errors;
									} else var valid0 = true;
									if (valid0) {
										if (data.filterMode !== void 0) {
											let data8 = data.filterMode;
											const _errs52 = errors;
											const _errs54 = errors;
											let valid15 = false;
											const _errs55 = errors;
											if (typeof data8 !== "string") {
												const err24 = {
													instancePath: instancePath + "/filterMode",
													schemaPath: "#/components/schemas/FilterMode/anyOf/0/type",
													keyword: "type",
													params: { type: "string" },
													message: "must be string"
												};
												if (vErrors === null) vErrors = [err24];
												else vErrors.push(err24);
												errors++;
											}
											if (!(data8 === "limit" || data8 === "prefer")) {
												const err25 = {
													instancePath: instancePath + "/filterMode",
													schemaPath: "#/components/schemas/FilterMode/anyOf/0/enum",
													keyword: "enum",
													params: { allowedValues: schema55.anyOf[0].enum },
													message: "must be equal to one of the allowed values"
												};
												if (vErrors === null) vErrors = [err25];
												else vErrors.push(err25);
												errors++;
											}
											var _valid5 = _errs55 === errors;
											valid15 = valid15 || _valid5;
											if (!valid15) {
												const _errs57 = errors;
												if (typeof data8 !== "string") {
													const err26 = {
														instancePath: instancePath + "/filterMode",
														schemaPath: "#/components/schemas/FilterMode/anyOf/1/type",
														keyword: "type",
														params: { type: "string" },
														message: "must be string"
													};
													if (vErrors === null) vErrors = [err26];
													else vErrors.push(err26);
													errors++;
												}
												var _valid5 = _errs57 === errors;
												valid15 = valid15 || _valid5;
												if (!valid15) {
													const _errs59 = errors;
													if (data8 !== null) {
														const err27 = {
															instancePath: instancePath + "/filterMode",
															schemaPath: "#/components/schemas/FilterMode/anyOf/2/type",
															keyword: "type",
															params: { type: "null" },
															message: "must be null"
														};
														if (vErrors === null) vErrors = [err27];
														else vErrors.push(err27);
														errors++;
													}
													var _valid5 = _errs59 === errors;
													valid15 = valid15 || _valid5;
												}
											}
											if (!valid15) {
												const err28 = {
													instancePath: instancePath + "/filterMode",
													schemaPath: "#/components/schemas/FilterMode/anyOf",
													keyword: "anyOf",
													params: {},
													message: "must match a schema in anyOf"
												};
												if (vErrors === null) vErrors = [err28];
												else vErrors.push(err28);
												errors++;
												validate56.errors = vErrors;
												return false;
											} else {
												errors = _errs54;
												if (vErrors !== null) {
													if (_errs54) vErrors.length = _errs54;
													else vErrors = null;
												}
											}
											var valid0 = _errs52 === errors;
										} else var valid0 = true;
										if (valid0) {
											if (data.resultsLimit !== void 0) {
												let data9 = data.resultsLimit;
												const _errs61 = errors;
												if (!(typeof data9 == "number" && !(data9 % 1) && !isNaN(data9)) && data9 !== null) {
													validate56.errors = [{
														instancePath: instancePath + "/resultsLimit",
														schemaPath: "#/properties/resultsLimit/type",
														keyword: "type",
														params: { type: schema72.properties.resultsLimit.type },
														message: "must be integer,null"
													}];
													return false;
												}
												if (errors === _errs61) {
													if (typeof data9 == "number") {
														if (data9 > 20 || isNaN(data9)) {
															validate56.errors = [{
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
														} else if (data9 < 1 || isNaN(data9)) {
															validate56.errors = [{
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
												var valid0 = _errs61 === errors;
											} else var valid0 = true;
											if (valid0) {
												if (data.correctionMode !== void 0) {
													let data10 = data.correctionMode;
													const _errs63 = errors;
													const _errs65 = errors;
													let valid17 = false;
													const _errs66 = errors;
													if (typeof data10 !== "string") {
														const err29 = {
															instancePath: instancePath + "/correctionMode",
															schemaPath: "#/components/schemas/AssumedCorrectionMode/anyOf/0/type",
															keyword: "type",
															params: { type: "string" },
															message: "must be string"
														};
														if (vErrors === null) vErrors = [err29];
														else vErrors.push(err29);
														errors++;
													}
													if (!(data10 === "full" || data10 === "format" || data10 === "suggestion" || data10 === "none")) {
														const err30 = {
															instancePath: instancePath + "/correctionMode",
															schemaPath: "#/components/schemas/AssumedCorrectionMode/anyOf/0/enum",
															keyword: "enum",
															params: { allowedValues: schema81.anyOf[0].enum },
															message: "must be equal to one of the allowed values"
														};
														if (vErrors === null) vErrors = [err30];
														else vErrors.push(err30);
														errors++;
													}
													var _valid6 = _errs66 === errors;
													valid17 = valid17 || _valid6;
													if (!valid17) {
														const _errs68 = errors;
														if (typeof data10 !== "string") {
															const err31 = {
																instancePath: instancePath + "/correctionMode",
																schemaPath: "#/components/schemas/AssumedCorrectionMode/anyOf/1/type",
																keyword: "type",
																params: { type: "string" },
																message: "must be string"
															};
															if (vErrors === null) vErrors = [err31];
															else vErrors.push(err31);
															errors++;
														}
														var _valid6 = _errs68 === errors;
														valid17 = valid17 || _valid6;
														if (!valid17) {
															const _errs70 = errors;
															if (data10 !== null) {
																const err32 = {
																	instancePath: instancePath + "/correctionMode",
																	schemaPath: "#/components/schemas/AssumedCorrectionMode/anyOf/2/type",
																	keyword: "type",
																	params: { type: "null" },
																	message: "must be null"
																};
																if (vErrors === null) vErrors = [err32];
																else vErrors.push(err32);
																errors++;
															}
															var _valid6 = _errs70 === errors;
															valid17 = valid17 || _valid6;
														}
													}
													if (!valid17) {
														const err33 = {
															instancePath: instancePath + "/correctionMode",
															schemaPath: "#/components/schemas/AssumedCorrectionMode/anyOf",
															keyword: "anyOf",
															params: {},
															message: "must match a schema in anyOf"
														};
														if (vErrors === null) vErrors = [err33];
														else vErrors.push(err33);
														errors++;
														validate56.errors = vErrors;
														return false;
													} else {
														errors = _errs65;
														if (vErrors !== null) {
															if (_errs65) vErrors.length = _errs65;
															else vErrors = null;
														}
													}
													var valid0 = _errs63 === errors;
												} else var valid0 = true;
												if (valid0) {
													if (data.correctionModeCrossCountry !== void 0) {
														let data11 = data.correctionModeCrossCountry;
														const _errs72 = errors;
														const _errs74 = errors;
														let valid19 = false;
														const _errs75 = errors;
														if (typeof data11 !== "string") {
															const err34 = {
																instancePath: instancePath + "/correctionModeCrossCountry",
																schemaPath: "#/components/schemas/CorrectionModeCrossCountry/anyOf/0/type",
																keyword: "type",
																params: { type: "string" },
																message: "must be string"
															};
															if (vErrors === null) vErrors = [err34];
															else vErrors.push(err34);
															errors++;
														}
														if (!(data11 === "full" || data11 === "format" || data11 === "suggestion" || data11 === "none")) {
															const err35 = {
																instancePath: instancePath + "/correctionModeCrossCountry",
																schemaPath: "#/components/schemas/CorrectionModeCrossCountry/anyOf/0/enum",
																keyword: "enum",
																params: { allowedValues: schema82.anyOf[0].enum },
																message: "must be equal to one of the allowed values"
															};
															if (vErrors === null) vErrors = [err35];
															else vErrors.push(err35);
															errors++;
														}
														var _valid7 = _errs75 === errors;
														valid19 = valid19 || _valid7;
														if (!valid19) {
															const _errs77 = errors;
															if (typeof data11 !== "string") {
																const err36 = {
																	instancePath: instancePath + "/correctionModeCrossCountry",
																	schemaPath: "#/components/schemas/CorrectionModeCrossCountry/anyOf/1/type",
																	keyword: "type",
																	params: { type: "string" },
																	message: "must be string"
																};
																if (vErrors === null) vErrors = [err36];
																else vErrors.push(err36);
																errors++;
															}
															var _valid7 = _errs77 === errors;
															valid19 = valid19 || _valid7;
															if (!valid19) {
																const _errs79 = errors;
																if (data11 !== null) {
																	const err37 = {
																		instancePath: instancePath + "/correctionModeCrossCountry",
																		schemaPath: "#/components/schemas/CorrectionModeCrossCountry/anyOf/2/type",
																		keyword: "type",
																		params: { type: "null" },
																		message: "must be null"
																	};
																	if (vErrors === null) vErrors = [err37];
																	else vErrors.push(err37);
																	errors++;
																}
																var _valid7 = _errs79 === errors;
																valid19 = valid19 || _valid7;
															}
														}
														if (!valid19) {
															const err38 = {
																instancePath: instancePath + "/correctionModeCrossCountry",
																schemaPath: "#/components/schemas/CorrectionModeCrossCountry/anyOf",
																keyword: "anyOf",
																params: {},
																message: "must match a schema in anyOf"
															};
															if (vErrors === null) vErrors = [err38];
															else vErrors.push(err38);
															errors++;
															validate56.errors = vErrors;
															return false;
														} else {
															errors = _errs74;
															if (vErrors !== null) {
																if (_errs74) vErrors.length = _errs74;
																else vErrors = null;
															}
														}
														var valid0 = _errs72 === errors;
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
function validate53(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.query === void 0 && (missing0 = "query")) {
				validate53.errors = [{
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
					if (!validate54(data.query, {
						instancePath: instancePath + "/query",
						parentData: data,
						parentDataProperty: "query",
						rootData
					})) {
						vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
						errors = vErrors.length;
					}
					var valid0 = _errs1 === errors;
				} else var valid0 = true;
				if (valid0) {
					if (data.options !== void 0) {
						const _errs2 = errors;
						if (!validate56(data.options, {
							instancePath: instancePath + "/options",
							parentData: data,
							parentDataProperty: "options",
							rootData
						})) {
							vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
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
									validate53.errors = [{
										instancePath: instancePath + "/customId",
										schemaPath: "#/components/schemas/CustomId/type",
										keyword: "type",
										params: { type: schema25.type },
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
			validate53.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			}];
			return false;
		}
	}
	validate53.errors = vErrors;
	return errors === 0;
}
function validate52(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.request === void 0 && (missing0 = "request")) {
				validate52.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 },
					message: "must have required property '" + missing0 + "'"
				}];
				return false;
			} else if (data.request !== void 0) {
				if (!validate53(data.request, {
					instancePath: instancePath + "/request",
					parentData: data,
					parentDataProperty: "request",
					rootData
				})) {
					vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
					errors = vErrors.length;
				}
			}
		} else {
			validate52.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			}];
			return false;
		}
	}
	validate52.errors = vErrors;
	return errors === 0;
}
function validate51(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (!validate52(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData
	})) {
		vErrors = vErrors === null ? validate52.errors : vErrors.concat(validate52.errors);
		errors = vErrors.length;
	}
	validate51.errors = vErrors;
	return errors === 0;
}
const check7 = validate61;
const schema88 = { "anyOf": [{
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
const schema90 = {
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
function validate65(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
									params: { allowedValues: schema90.properties.group.anyOf[0].enum },
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
								validate65.errors = vErrors;
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
										params: { allowedValues: schema90.properties.type.anyOf[0].enum },
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
									validate65.errors = vErrors;
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
											params: { allowedValues: schema90.properties.subtype.anyOf[0].enum },
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
										validate65.errors = vErrors;
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
												params: { allowedValues: schema90.properties.severity.anyOf[0].enum },
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
											validate65.errors = vErrors;
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
															validate65.errors = [{
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
													validate65.errors = [{
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
													validate65.errors = [{
														instancePath: instancePath + "/" + i0 + "/description",
														schemaPath: "#/components/schemas/Finding/properties/description/type",
														keyword: "type",
														params: { type: schema90.properties.description.type },
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
						validate65.errors = [{
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
			validate65.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "array" },
				message: "must be array"
			}];
			return false;
		}
	}
	validate65.errors = vErrors;
	return errors === 0;
}
function validate63(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.isValid === void 0 && (missing0 = "isValid") || data.proposal === void 0 && (missing0 = "proposal") || data.data === void 0 && (missing0 = "data") || data.errors === void 0 && (missing0 = "errors")) {
				validate63.errors = [{
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
						validate63.errors = [{
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
								params: { allowedValues: schema88.anyOf[0].enum },
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
							validate63.errors = vErrors;
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
							if (data.errors !== void 0) {
								const _errs12 = errors;
								if (!validate65(data.errors, {
									instancePath: instancePath + "/errors",
									parentData: data,
									parentDataProperty: "errors",
									rootData
								})) {
									vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors);
									errors = vErrors.length;
								}
								var valid0 = _errs12 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.flags !== void 0) {
									let data4 = data.flags;
									const _errs13 = errors;
									if (errors === errors) {
										if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
											if (data4.isActive !== void 0) {
												let data5 = data4.isActive;
												const _errs16 = errors;
												if (typeof data5 !== "boolean" && data5 !== null) {
													validate63.errors = [{
														instancePath: instancePath + "/flags/isActive",
														schemaPath: "#/components/schemas/CompanyFlags/properties/isActive/type",
														keyword: "type",
														params: { type: schema38.properties.isActive.type },
														message: "must be boolean,null"
													}];
													return false;
												}
												var valid5 = _errs16 === errors;
											} else var valid5 = true;
											if (valid5) {
												if (data4.isVatPayer !== void 0) {
													let data6 = data4.isVatPayer;
													const _errs18 = errors;
													if (typeof data6 !== "boolean" && data6 !== null) {
														validate63.errors = [{
															instancePath: instancePath + "/flags/isVatPayer",
															schemaPath: "#/components/schemas/CompanyFlags/properties/isVatPayer/type",
															keyword: "type",
															params: { type: schema38.properties.isVatPayer.type },
															message: "must be boolean,null"
														}];
														return false;
													}
													var valid5 = _errs18 === errors;
												} else var valid5 = true;
												if (valid5) {
													if (data4.isInInsolvency !== void 0) {
														let data7 = data4.isInInsolvency;
														const _errs20 = errors;
														if (typeof data7 !== "boolean" && data7 !== null) {
															validate63.errors = [{
																instancePath: instancePath + "/flags/isInInsolvency",
																schemaPath: "#/components/schemas/CompanyFlags/properties/isInInsolvency/type",
																keyword: "type",
																params: { type: schema38.properties.isInInsolvency.type },
																message: "must be boolean,null"
															}];
															return false;
														}
														var valid5 = _errs20 === errors;
													} else var valid5 = true;
												}
											}
										} else {
											validate63.errors = [{
												instancePath: instancePath + "/flags",
												schemaPath: "#/components/schemas/CompanyFlags/type",
												keyword: "type",
												params: { type: "object" },
												message: "must be object"
											}];
											return false;
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
const schema95 = {
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
const schema96 = {
	"type": "object",
	"properties": {
		"typeFrom": { "type": ["string", "null"] },
		"type": { "type": ["string", "null"] },
		"valueFrom": { "type": ["string", "null"] },
		"value": { "type": ["string", "null"] }
	}
};
function validate72(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
						params: { allowedValues: schema95.properties.group.anyOf[0].enum },
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
					validate72.errors = vErrors;
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
							params: { allowedValues: schema95.properties.type.anyOf[0].enum },
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
						validate72.errors = vErrors;
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
								params: { allowedValues: schema95.properties.subtype.anyOf[0].enum },
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
							validate72.errors = vErrors;
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
											validate72.errors = [{
												instancePath: instancePath + "/data/typeFrom",
												schemaPath: "#/components/schemas/FixChange/properties/typeFrom/type",
												keyword: "type",
												params: { type: schema96.properties.typeFrom.type },
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
												validate72.errors = [{
													instancePath: instancePath + "/data/type",
													schemaPath: "#/components/schemas/FixChange/properties/type/type",
													keyword: "type",
													params: { type: schema96.properties.type.type },
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
													validate72.errors = [{
														instancePath: instancePath + "/data/valueFrom",
														schemaPath: "#/components/schemas/FixChange/properties/valueFrom/type",
														keyword: "type",
														params: { type: schema96.properties.valueFrom.type },
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
														validate72.errors = [{
															instancePath: instancePath + "/data/value",
															schemaPath: "#/components/schemas/FixChange/properties/value/type",
															keyword: "type",
															params: { type: schema96.properties.value.type },
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
									validate72.errors = [{
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
			validate72.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			}];
			return false;
		}
	}
	validate72.errors = vErrors;
	return errors === 0;
}
function validate71(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (Array.isArray(data)) {
			const len0 = data.length;
			for (let i0 = 0; i0 < len0; i0++) {
				const _errs1 = errors;
				if (!validate72(data[i0], {
					instancePath: instancePath + "/" + i0,
					parentData: data,
					parentDataProperty: i0,
					rootData
				})) {
					vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
					errors = vErrors.length;
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
						if (!validate65(data.errors, {
							instancePath: instancePath + "/errors",
							parentData: data,
							parentDataProperty: "errors",
							rootData
						})) {
							vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors);
							errors = vErrors.length;
						}
						var valid0 = _errs5 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.fixes !== void 0) {
							const _errs6 = errors;
							if (!validate71(data.fixes, {
								instancePath: instancePath + "/fixes",
								parentData: data,
								parentDataProperty: "fixes",
								rootData
							})) {
								vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors);
								errors = vErrors.length;
							}
							var valid0 = _errs6 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.flags !== void 0) {
								let data4 = data.flags;
								const _errs7 = errors;
								if (errors === errors) {
									if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
										if (data4.isActive !== void 0) {
											let data5 = data4.isActive;
											const _errs10 = errors;
											if (typeof data5 !== "boolean" && data5 !== null) {
												validate68.errors = [{
													instancePath: instancePath + "/flags/isActive",
													schemaPath: "#/components/schemas/CompanyFlags/properties/isActive/type",
													keyword: "type",
													params: { type: schema38.properties.isActive.type },
													message: "must be boolean,null"
												}];
												return false;
											}
											var valid3 = _errs10 === errors;
										} else var valid3 = true;
										if (valid3) {
											if (data4.isVatPayer !== void 0) {
												let data6 = data4.isVatPayer;
												const _errs12 = errors;
												if (typeof data6 !== "boolean" && data6 !== null) {
													validate68.errors = [{
														instancePath: instancePath + "/flags/isVatPayer",
														schemaPath: "#/components/schemas/CompanyFlags/properties/isVatPayer/type",
														keyword: "type",
														params: { type: schema38.properties.isVatPayer.type },
														message: "must be boolean,null"
													}];
													return false;
												}
												var valid3 = _errs12 === errors;
											} else var valid3 = true;
											if (valid3) {
												if (data4.isInInsolvency !== void 0) {
													let data7 = data4.isInInsolvency;
													const _errs14 = errors;
													if (typeof data7 !== "boolean" && data7 !== null) {
														validate68.errors = [{
															instancePath: instancePath + "/flags/isInInsolvency",
															schemaPath: "#/components/schemas/CompanyFlags/properties/isInInsolvency/type",
															keyword: "type",
															params: { type: schema38.properties.isInInsolvency.type },
															message: "must be boolean,null"
														}];
														return false;
													}
													var valid3 = _errs14 === errors;
												} else var valid3 = true;
											}
										}
									} else {
										validate68.errors = [{
											instancePath: instancePath + "/flags",
											schemaPath: "#/components/schemas/CompanyFlags/type",
											keyword: "type",
											params: { type: "object" },
											message: "must be object"
										}];
										return false;
									}
								}
								var valid0 = _errs7 === errors;
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
function validate62(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.result === void 0 && (missing0 = "result") || data.resultCorrected === void 0 && (missing0 = "resultCorrected") || data.suggestions === void 0 && (missing0 = "suggestions")) {
				validate62.errors = [{
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
					if (!validate63(data.result, {
						instancePath: instancePath + "/result",
						parentData: data,
						parentDataProperty: "result",
						rootData
					})) {
						vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
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
						if (!validate68(data1, {
							instancePath: instancePath + "/resultCorrected",
							parentData: data,
							parentDataProperty: "resultCorrected",
							rootData
						})) {
							vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
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
							validate62.errors = vErrors;
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
										if (!validate68(data2[i0], {
											instancePath: instancePath + "/suggestions/" + i0,
											parentData: data2,
											parentDataProperty: i0,
											rootData
										})) {
											vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
											errors = vErrors.length;
										}
										if (!(_errs9 === errors)) break;
									}
								} else {
									validate62.errors = [{
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
function validate61(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (!validate62(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData
	})) {
		vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
		errors = vErrors.length;
	}
	validate61.errors = vErrors;
	return errors === 0;
}
const quick = {
	"2.0": {
		"companyGet": {
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
		"companySearch": {
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
		"companyValidate": {
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
	},
	"2.1": {
		"companyGet": {
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
		"companySearch": {
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
		"companyValidate": {
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
