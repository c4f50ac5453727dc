import type { Locale } from './locales.ts';
import type { Messages } from './messages.ts';

declare module 'use-intl' {
  interface AppConfig {
    Locale: Locale;
    Messages: Messages;
  }
}
