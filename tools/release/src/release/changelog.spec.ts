import { changelogOf } from './changelog';

const commits = [
  { hash: 'a1', subject: 'quoting: say why each insurer declines' },
  { hash: 'b2', subject: 'Speed up what is rendered at start' },
  { hash: 'c3', subject: 'insurers-remote: close what was abandoned: the socket too' },
  { hash: 'd4', subject: 'quoting: count what was asked' },
  { hash: 'e5', subject: 'nonsense: a prefix that is no project' },
];

describe('the changelog of a release', () => {
  it('groups changes by project, in the order of the projects, the latest first', () => {
    expect(changelogOf('1.2.0', commits, ['insurers-remote', 'kernel', 'quoting'])).toBe(`# 1.2.0

## insurers-remote

- Close what was abandoned: the socket too (c3)

## quoting

- Say why each insurer declines (a1)
- Count what was asked (d4)

## Everything else

- Speed up what is rendered at start (b2)
- Nonsense: a prefix that is no project (e5)
`);
  });

  it('is a title alone where nothing has changed', () => {
    expect(changelogOf('1.2.0', [], ['quoting'])).toBe('# 1.2.0\n');
  });
});
