import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { readKeptMail } from '@cotiza/tools-kit/service';

const SUFFIX = '.eml';

/** The folder that e-mails are written to, emptied as somebody who fetches them does: an hour's would fill the disk. */
export class MailFolder {
  taken = 0;

  constructor(readonly path: string) {
    mkdirSync(path);
  }

  /** Removes what has come. @returns the purchase link of one of them, if any came */
  async empty(): Promise<string | undefined> {
    const names = readdirSync(this.path).filter((name) => name.endsWith(SUFFIX));
    const [first] = names;
    const link = first === undefined ? undefined : (await readKeptMail(join(this.path, first))).link;
    for (const name of names) rmSync(join(this.path, name));
    this.taken += names.length;
    return link;
  }
}
