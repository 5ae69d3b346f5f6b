// The script of every page.

import { searchDialog } from "./search/dialog.ts";
import { addCopyButtons, offerPaths } from "./shell/copy.ts";
import { addFilters } from "./shell/filter.ts";
import { openFragment } from "./shell/fragment.ts";
import { rememberTabs } from "./shell/tabs.ts";
import { themeSwitch } from "./shell/theme.ts";

themeSwitch();
searchDialog();
rememberTabs();
addCopyButtons();
addFilters();
openFragment();
offerPaths();
