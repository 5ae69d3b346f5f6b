// Sets the colours before the first paint, so it is the only script that is not deferred.
import { isDark } from "./shell/colours.ts";

document.documentElement.classList.add(isDark() ? "dark" : "light", "js");
