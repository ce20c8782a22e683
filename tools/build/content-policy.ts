import path from 'node:path';
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import firebaseConfig from '../../firebase.json' with { type: 'json' };
import { PROJECT_FOLDER } from '../development/project.ts';

const FILE = path.join(PROJECT_FOLDER, 'firebase.json');
/** The hash of the inline style in a content security policy. */
const ALLOWED = /(?<=style-src 'self' )'sha256-[^']+'/g;

/**
 * Writes the hash of the inline style of index.html into the content policy in firebase.json, if another
 * one is there: the style has the company's colours, and a splash without it covers nothing and is never
 * removed.
 */
export const inlineStylePolicy = (): Plugin => ({
  name: 'inline-style-policy',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(html) {
      const [, style = ''] = /<style>([^]*?)<\/style>/.exec(html) ?? [];
      const hash = createHash('sha256').update(style).digest('base64');
      const before = readFileSync(FILE, 'utf8');
      const after = before.replace(ALLOWED, `'sha256-${hash}'`);
      if (after === before) return;
      writeFileSync(FILE, after);
      console.log('The style of the splash has changed: its hash is in firebase.json now.');
    },
  },
});

/** The sources that reCAPTCHA and App Check load, by directive of the content security policy. */
const SOURCES: Readonly<Record<string, readonly string[]>> = {
  'script-src': ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  'connect-src': [
    'https://content-firebaseappcheck.googleapis.com',
    'https://www.google.com/recaptcha/',
  ],
  'frame-src': ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
};

/** A content policy that lets App Check work. Its script sets addresses that Trusted Types refuse. */
const policyForAppCheck = (policy: string): string =>
  policy
    .split('; ')
    .filter((directive) => !/^(require-)?trusted-types/.test(directive))
    .map((directive) => {
      const [name = '', ...present] = directive.split(' ');
      return [name, ...new Set([...present, ...(SOURCES[name] ?? [])])].join(' ');
    })
    .join('; ');

/**
 * Stops a build with App Check whose content policy would refuse it: without its script no request
 * would ever be sent. Does nothing for a build without.
 */
export const appCheckPolicy = (siteKey: string | undefined): Plugin => ({
  name: 'app-check-policy',
  apply: 'build',
  buildStart() {
    const headers = firebaseConfig.hosting.headers.flatMap(({ headers: list }) => list);
    const policies = headers
      .filter(({ key }) => key === 'Content-Security-Policy')
      .map(({ value }) => value);
    const needed = policies.map(policyForAppCheck);
    if (!siteKey || needed.join() === policies.join()) return;
    throw new Error(
      'VITE_APP_CHECK_SITE_KEY is set, but the Content-Security-Policy of firebase.json refuses ' +
        `reCAPTCHA. Make them, in this order:\n${needed.join('\n')}`,
    );
  },
});
