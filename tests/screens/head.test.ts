// product 23.13.
import { beforeEach, expect, test } from 'vitest';
import { moviePageHead, showHead } from '../../src/content/meta/heads';
import { aMovie } from '../support/builders';

beforeEach(() => window.history.replaceState(null, '', '/'));

const robots = () => document.querySelector<HTMLMetaElement>('meta[name=robots]')?.content;

test.each(['/preview/abc', '/admin/preview/abc/page'])(
  'a draft at %s has no canonical address',
  (address) => {
    const title = document.createElement('title');
    document.head.replaceChildren(title);
    showHead(moviePageHead(aMovie({ id: 'boat' })));
    expect(document.querySelector('link[rel=canonical]')).not.toBeNull();
    expect(robots()).toBeUndefined();

    window.history.replaceState(null, '', address);
    showHead(moviePageHead(aMovie({ id: 'boat' })));
    expect(document.querySelector('link[rel=canonical]')).toBeNull();
    expect(document.querySelector('meta[property]')).toBeNull();
    expect(robots()).toBe('noindex');
  },
);
