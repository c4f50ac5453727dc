import type { ReactNode } from 'react';

/** One line above the page, for what no other banner says. */
export type Notice = {
  text: ReactNode;
  tone?: 'info' | 'amber' | 'danger';
  action?: { label: string; to: string };
};
