import { DATA_FORMAT } from './data-files/data-layout';
import { PlateSeriesDirectory } from './reference-data';

const directory = new PlateSeriesDirectory({
  format: DATA_FORMAT,
  months: [
    ['2000-09', 'BBJ'],
    ['2000-10', 'BCD'],
    ['2000-11', 'BCX'],
  ],
});

it.each([
  ['the first of all', 'BBB', '2000-09-01', '2000-10-01'],
  ['one in the middle of a month', 'BBN', '2000-10-01', '2000-11-01'],
  ['one that ends a month and opens the next', 'BBJ', '2000-09-01', '2000-11-01'],
  ['the last that is listed, which may still be issued', 'BCX', '2000-11-01', null],
  ['one that comes after them', 'NZZ', '2000-12-01', null],
])('says when a series was issued: %s', (_which, series, from, until) => {
  expect(directory.findPlateSeries(series)).toEqual({ from, until });
});
