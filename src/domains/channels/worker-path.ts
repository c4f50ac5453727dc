/** Where browsers fetch the script that shows notifications. */
export const pushWorkerPath = '/push-worker.js';
