import firebaseConfig from '../firebase.json' with { type: 'json' };

/** The parts of Hosting's configuration that say what is answered. */
interface HostingRules {
  readonly rewrites: readonly {
    readonly regex: string;
    readonly destination?: string;
    readonly function?: { readonly functionId: string };
  }[];
  readonly headers: readonly {
    readonly regex: string;
    readonly headers: readonly { readonly key: string; readonly value: string }[];
  }[];
}

/** Those of firebase.json. */
export const HOSTING: HostingRules = firebaseConfig.hosting;

/**
 * The same without the function: the pages that it fills in are files, which have to be asked for again
 * each time like every other page, and there is no sitemap but a file.
 */
export const withoutFunction = ({ rewrites, headers }: HostingRules): HostingRules => ({
  rewrites: rewrites.filter((rewrite) => !rewrite.function),
  headers: [
    ...headers,
    {
      regex: '^/(movie/.*|(gallery|videos|announcements).*)$',
      headers: [{ key: 'Cache-Control', value: 'no-cache' }],
    },
  ],
});
