import { createContext } from 'react';

/** This answer's nonce while rendering on the server; empty in the browser, which hides nonces from scripts. */
export const Nonce = createContext('');
