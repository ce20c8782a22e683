import react from '@vitejs/plugin-react';
import { LANGUAGES } from './src/company/languages.ts';
import type { DatedSettings } from './src/content/settings/settings.ts';
import { defineConfig, loadEnv, type UserConfig } from 'vite';
import { appCheckPolicy, inlineStylePolicy } from './tools/build/content-policy.ts';
import { company } from './tools/build/company/company.ts';
import { buildInfo, limits, version } from './tools/build/fixed-files.ts';
import { CLASS_NAMES, chunking } from './tools/build/chunking.ts';
import { BUILD_TARGETS } from './tools/build/floor/floor.ts';
import { languageVariants } from './tools/build/language-variants.ts';
import { pageHtml } from './tools/build/page-html.ts';
import { preloads } from './tools/build/preloads.ts';
import { NO_SETTINGS, settingsAsConstants, settingsForBuild } from './tools/build/settings.ts';

const FIREBASE_VARIABLES = [
  'VITE_FIREBASE_API_KEY',
  'VITE_FIREBASE_APP_ID',
  'VITE_FIREBASE_PROJECT_ID',
  'VITE_FIREBASE_STORAGE_BUCKET',
];

export default defineConfig(async ({ command, mode, isPreview }): Promise<UserConfig> => {
  const env = loadEnv(mode, import.meta.dirname);
  if (command === 'build' && !isPreview) requireFirebase(env);
  const settings = await settingsFor(env, command === 'build' && !isPreview);
  const language = env['VITE_LANGUAGE'] ?? '';

  return {
    plugins: [
      languageVariants(language),
      react(),
      company(language),
      version(),
      limits(),
      chunking(language),
      preloads(),
      buildInfo({
        project: env['VITE_FIREBASE_PROJECT_ID'] ?? '',
        mode,
        isForEmulators: Boolean(env['VITE_EMULATOR_PORTS']),
      }),
      pageHtml(settings.fields, language),
      inlineStylePolicy(),
      appCheckPolicy(env['VITE_APP_CHECK_SITE_KEY']),
    ],
    css: { modules: { generateScopedName: CLASS_NAMES } },
    server: { host: '127.0.0.1', port: 5173, strictPort: true },
    preview: { host: '127.0.0.1', port: 4173, strictPort: true },
    build: {
      manifest: language ? `.vite/manifest.${language}.json` : true,
      target: BUILD_TARGETS,
      assetsInlineLimit: 0,
      // Added to what the first language has written.
      ...(language && { emptyOutDir: false, copyPublicDir: false }),
    },
    define: {
      // Defined even if empty, so that the build removes the code that depends on them.
      'import.meta.env.VITE_APP_CHECK_SITE_KEY': JSON.stringify(
        env['VITE_APP_CHECK_SITE_KEY'] ?? '',
      ),
      'import.meta.env.VITE_LANGUAGE': JSON.stringify(language),
      'import.meta.env.ONE_LANGUAGE': String(LANGUAGES.length < 2),
      'import.meta.env.VITE_EMULATOR_PORTS': JSON.stringify(env['VITE_EMULATOR_PORTS'] ?? ''),
      ...settingsAsConstants(settings, language),
    },
  };
});

/** Only what is built for a real project has settings in it. */
function settingsFor(env: Record<string, string>, isBuild: boolean): Promise<DatedSettings> {
  const project = env['VITE_FIREBASE_PROJECT_ID'];
  const isWanted = isBuild && !env['VITE_EMULATOR_PORTS'] && env['VITE_SETTINGS'] !== 'built-in';
  return isWanted && project ? settingsForBuild(project) : Promise.resolve(NO_SETTINGS);
}

function requireFirebase(env: Record<string, string>): void {
  const missing = FIREBASE_VARIABLES.filter((name) => !env[name]);
  if (missing.length === 0) return;
  throw new Error(
    `The Firebase configuration is incomplete. Missing: ${missing.join(', ')}.\n` +
      'Copy .env.example to .env.production.local and fill it in (README, "Going live").',
  );
}
