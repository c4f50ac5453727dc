// Part of npm test: the direction of imports. A check that saw nothing has failed.
import path from 'node:path';
import { checkImports } from './import-rules.mjs';
import { root } from './project.mjs';

const { problems, files, imports } = checkImports(path.join(root, 'src'));
if (files < 50 || imports < 100) problems.push(`only ${files} files with ${imports} imports were seen`);
for (const problem of problems) console.error(problem);
console.log(`imports: ${files} files, ${imports} imports, ${problems.length} problems`);
process.exit(problems.length ? 1 : 0);
