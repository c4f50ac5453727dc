// Part of npm test: the size of files and folders. A check that saw nothing has failed.
import { root } from './project.mjs';
import { checkSizes } from './size-rules.mjs';

const { problems, files } = checkSizes(root, ['src', 'tests', 'tools']);
if (files < 500) problems.push(`only ${files} files were seen`);
for (const problem of problems) console.error(problem);
console.log(`sizes: ${files} files, ${problems.length} problems`);
process.exit(problems.length ? 1 : 0);
