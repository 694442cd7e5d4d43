const { register } = require('node:module');
const { pathToFileURL } = require('node:url');

/** The conformance suite imports `fs.globSync`, which Node 20 has not, and never calls it here. */
register('./glob-sync.hooks.mjs', pathToFileURL(__filename));
