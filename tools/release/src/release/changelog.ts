import type { Commit } from './commits';

/** `quoting: say why each insurer declines` is a change of quoting. */
const SUBJECT = /^(?<project>[a-z]+(?:-[a-z]+)*): (?<change>\S.*)$/;

/** What concerns the whole repository, or was written before subjects began with their project. */
const EVERYTHING_ELSE = 'Everything else';

/**
 * What has changed, by project, in Markdown: the latest change first.
 *
 * @param projects names that a subject may begin with; any other prefix is part of the text
 */
export function changelogOf(version: string, commits: readonly Commit[], projects: readonly string[]): string {
  const sections = new Map<string, string[]>();
  for (const { hash, subject } of commits) {
    const { project = '', change = subject } = SUBJECT.exec(subject)?.groups ?? {};
    const isKnown = projects.includes(project);
    const title = isKnown ? project : EVERYTHING_ELSE;
    const lines = sections.get(title) ?? [];
    sections.set(title, [...lines, `- ${capitalised(isKnown ? change : subject)} (${hash})`]);
  }
  const titles = [...projects, EVERYTHING_ELSE].filter((title) => sections.has(title));
  return [`# ${version}`, ...titles.flatMap((title) => [`## ${title}`, (sections.get(title) ?? []).join('\n')])]
    .join('\n\n')
    .concat('\n');
}

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
