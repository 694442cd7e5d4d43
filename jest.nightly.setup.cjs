// Properties run 100 times by default.
require('fast-check').configureGlobal({ numRuns: 5_000 });
