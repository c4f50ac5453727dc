// First of npm test: whether there is a browser, before minutes of other tests have passed.
import { main } from '../../../tools/project.mjs';
import { requireBrowser } from './browser.ts';

await main(async () => requireBrowser());
