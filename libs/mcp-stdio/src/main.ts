#!/usr/bin/env node
import { connectStdio } from './index';

const url = process.argv[2] ?? process.env.COTIZA_URL;
if (url === undefined || !URL.canParse(url)) {
  console.error('mcp-stdio URL: the address of a service of Cotiza, such as http://127.0.0.1:3000, or COTIZA_URL.');
  process.exit(2);
}
void connectStdio(url, process.env.COTIZA_KEY);
