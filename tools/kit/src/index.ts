export { count, runCommand, toolCommand, UsageError, type Cleanup } from './command';
export { LIMITS_OFF } from './limits-off';
export { codesIn, rowText, tablesOf, type MarkdownTable } from './markdown-tables';
export { inNewestRevision, inOlderRevision, type McpMessage } from './mcp-message';
export { metricOf } from './metric-of';
export { freePort, untilFound } from './waiting';
export * from './workspace';
