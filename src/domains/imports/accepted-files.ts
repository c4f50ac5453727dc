/** As file choosers want it; what a file is, its content decides. */
export const acceptedFiles = '.csv,.txt,.xls,.xlsx,.zip,.xml,.json';
