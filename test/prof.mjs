import { createSandbox } from "@data-validation/mock/internal/sandbox/index";
import { sandboxWorld } from "@data-validation/mock/internal/sandbox/world";
const compute=createSandbox("2.1"); const unlimited={...sandboxWorld,hasNoLengthLimits:true};
await compute("nameValidate",{query:{surname:process.argv[2]==="mix"?"a1 -,(é@. ".repeat(4000)+"!":",".repeat(50000)}},unlimited);
