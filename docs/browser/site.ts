// Runs on every page of the site; rarely needed parts are loaded on first use.
import { searchDialog } from "./search/dialog.ts";
import { addCopyButtons, offerPaths } from "./shell/copy.ts";
import { offerExamples } from "./shell/examples.ts";
import { listenToFilters } from "./shell/filter.ts";
import { openFragment } from "./shell/fragment.ts";
import { settingsPanel } from "./shell/settings.ts";
import { releaseTallSample } from "./shell/tall-sample.ts";
import { addUnfolding } from "./shell/unfold.ts";

settingsPanel();
searchDialog();
addCopyButtons();
listenToFilters();
openFragment();
offerPaths();
offerExamples();
addUnfolding();
releaseTallSample();
