import { textSetting } from '@cotiza/kernel';
import { idleSettings } from './idle-settings';

const ROWS = {
  SERVER: textSetting({ description: 'A server.', default: undefined }),
  KEY: textSetting({ description: 'Its key.', default: undefined, needs: 'SERVER' }),
  FOLDER: textSetting({ description: 'Without it, a folder.', default: undefined, replacedBy: 'SERVER' }),
};

describe('settings without effect', () => {
  it('are none of themselves', () => {
    expect(idleSettings(ROWS, {})).toEqual([]);
    expect(idleSettings(ROWS, { FOLDER: 'mail' })).toEqual([]);
    expect(idleSettings(ROWS, { SERVER: 'https://a.example', KEY: 'k' })).toEqual([]);
  });

  it('are told with the setting that makes them so', () => {
    expect(idleSettings(ROWS, { KEY: 'k' })).toEqual([{ variable: 'KEY', because: 'SERVER is not set' }]);
    expect(idleSettings(ROWS, { SERVER: 's', FOLDER: 'mail' })).toEqual([
      { variable: 'FOLDER', because: 'SERVER is set' },
    ]);
  });
});
