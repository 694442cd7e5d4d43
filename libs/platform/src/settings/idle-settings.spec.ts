import { idleSettings } from './idle-settings';

const FACTS = {
  SERVER: { description: 'A server.' },
  KEY: { description: 'Its key.', needs: 'SERVER' },
  FOLDER: { description: 'Without it, a folder.', replacedBy: 'SERVER' },
};

describe('settings without effect', () => {
  it.each([{}, { FOLDER: 'mail' }, { SERVER: 'https://a.example', KEY: 'k' }])('are none of %j', (settings) =>
    expect(idleSettings(FACTS, settings)).toEqual([]),
  );

  it('are named with the setting that makes them so', () => {
    expect(idleSettings(FACTS, { KEY: 'k' })).toEqual([{ variable: 'KEY', because: 'SERVER is not set' }]);
    expect(idleSettings(FACTS, { SERVER: 's', FOLDER: 'mail' })).toEqual([
      { variable: 'FOLDER', because: 'SERVER is set' },
    ]);
  });
});
