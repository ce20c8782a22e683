import react from '@vitejs/plugin-react';
import { loadEnv } from 'vite';
import { defineConfig, type ViteUserConfig } from 'vitest/config';
import { appCheckPolicy } from './scripts/app-check-policy.ts';
import { lighter } from './scripts/bundle/lighter.ts';
import { pageShells } from './scripts/bundle/page-shells.ts';
import { inlineStylePolicy } from './scripts/inline-style-policy.ts';

const FIREBASE_VARIABLES = [
  'VITE_FIREBASE_API_KEY',
  'VITE_FIREBASE_APP_ID',
  'VITE_FIREBASE_PROJECT_ID',
  'VITE_FIREBASE_STORAGE_BUCKET',
];

export default defineConfig(({ command, mode, isPreview }): ViteUserConfig => {
  const env = loadEnv(mode, import.meta.dirname);
  if (command === 'build' && !isPreview) requireFirebase(env);

  return {
    plugins: [
      react(),
      lighter(),
      pageShells(),
      inlineStylePolicy(),
      appCheckPolicy(env['VITE_APP_CHECK_SITE_KEY']),
    ],
    server: { host: '127.0.0.1', port: 5173, strictPort: true },
    preview: { host: '127.0.0.1', port: 4173, strictPort: true },
    build: { manifest: true, target: 'es2022', assetsInlineLimit: 0 },
    test: {
      projects: [
        project('unit', 'jsdom'),
        project('delivery', 'node'),
        project('screens', 'jsdom', ['tests/support/screens.setup.ts']),
        project('services', 'node'),
        project('rules', 'node'),
      ],
    },
    define: {
      // Stated even when they are empty, so that a build drops the code that they switch on.
      'import.meta.env.VITE_APP_CHECK_SITE_KEY': JSON.stringify(
        env['VITE_APP_CHECK_SITE_KEY'] ?? '',
      ),
      'import.meta.env.VITE_EMULATOR_PORTS': JSON.stringify(env['VITE_EMULATOR_PORTS'] ?? ''),
    },
  };
});

/** The tests below tests/NAME. Those of services and rules need running emulators. */
function project(name: string, environment: 'jsdom' | 'node', setupFiles: string[] = []) {
  return {
    extends: true as const,
    test: {
      name,
      environment,
      setupFiles,
      include: [`tests/${name}/**/*.test.{ts,tsx}`],
      testTimeout: 30_000,
      hookTimeout: 60_000,
    },
  };
}

function requireFirebase(env: Record<string, string>): void {
  const missing = FIREBASE_VARIABLES.filter((name) => !env[name]);
  if (missing.length === 0) return;
  throw new Error(
    `The Firebase configuration is incomplete. Missing: ${missing.join(', ')}.\n` +
      'Copy .env.example to .env.production.local and fill it in (README, "Going live").',
  );
}
