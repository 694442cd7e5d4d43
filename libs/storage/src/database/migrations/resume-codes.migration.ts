import type { ColumnTypes } from '../dialect-traits';

/** Creates the table of codes, which live for minutes: without a quotation, they lead nowhere. */
export const resumeCodesTable = ({ integer, bytes }: ColumnTypes): readonly string[] => [
  `create table resume_codes (
    name text primary key,
    code_hash ${bytes} not null,
    reference text not null,
    tries ${integer} not null,
    expires_at ${integer} not null)`,
];
