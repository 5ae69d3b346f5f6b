import fc from "fast-check";

// A failing property must fail again when it is debugged. FAST_CHECK_SEED=… sets another seed.
fc.configureGlobal({ seed: Number(process.env.FAST_CHECK_SEED ?? 1) });
