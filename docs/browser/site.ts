import { searchDialog } from "./search/dialog.ts";
import { addCopyButtons, offerPaths } from "./shell/copy.ts";
import { offerExamples, releaseTallSample, unfoldResponses } from "./shell/examples.ts";
import { listenToFilters } from "./shell/filter.ts";
import { openFragment } from "./shell/fragment.ts";
import { settingsPanel } from "./shell/settings.ts";

settingsPanel();
searchDialog();
addCopyButtons();
listenToFilters();
openFragment();
offerPaths();
offerExamples();
unfoldResponses();
releaseTallSample();
