const [command = ''] = process.argv.splice(2, 1);
if (!['build', 'import', 'prices'].includes(command)) {
  console.error('usage: npm run catalogues -- build | import | prices [options]');
  process.exit(2);
}
await import(`./dist/${command}.js`);
