import { register } from 'node:module';
import { pathToFileURL } from 'node:url';

/** Loaded before the conformance suite on a Node without `fs.globSync`, which the suite imports and never calls here. */
register('./glob-sync.hooks.js', pathToFileURL(__filename));
