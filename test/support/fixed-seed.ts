import fc from "fast-check";

// The same run twice: a property that fails must fail for the person who looks into it, too. FAST_CHECK_SEED=… looks elsewhere.
fc.configureGlobal({ seed: Number(process.env.FAST_CHECK_SEED ?? 1) });
