import { createRequire } from 'node:module';

const { resolve } = createRequire(import.meta.url);

/** The product's own letters as whole files, for what is drawn without a browser. */
export const fontFiles = {
  text: resolve('@expo-google-fonts/hanken-grotesk/400Regular/HankenGrotesk_400Regular.ttf'),
  textBold: resolve('@expo-google-fonts/hanken-grotesk/600SemiBold/HankenGrotesk_600SemiBold.ttf'),
  display: resolve('@expo-google-fonts/bricolage-grotesque/700Bold/BricolageGrotesque_700Bold.ttf'),
} as const;
