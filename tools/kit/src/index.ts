export { chanceOf, type Chance } from './chance';
export { drawnSeed, positiveNumber, seedOption, wholeNumber } from './command-line/numbers';
export { runCommand } from './command-line/run-command';
export { LIMITS_OFF } from './limits-off';
export { plainCommand, toolCommand, type CommandPage, type ToolCommand } from './command-line/tool-command';
export { HelpAsked, UsageError } from './command-line/usage-error';
export { variablesIn, withVariables } from './compose-variables';
export { freePort } from './free-port';
export { codesIn, rowText, tablesOf, type MarkdownTable } from './markdown-tables';
export { inNewestRevision, inOlderRevision, type McpEnvelope, type McpMessage } from './mcp-message';
export {
  openDescriptors,
  openSockets,
  processorSeconds,
  residentMb,
  threadCount,
  type Descriptors,
} from './process-usage';
export { median } from './statistics';
export { textTable } from './text-table';
export { Undoing } from './undoing';
export * from './workspace';
