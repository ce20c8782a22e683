import { imageUrl, imageUrlOf } from './builders';
import type { Values } from './values';

/** Returns the address of a stored file at an emulator that has no valid port. */
export const atInvalidPort = (url: string) =>
  url.replace('https://firebasestorage.googleapis.com', 'http://127.0.0.1:9-1');

const imageIn = (bucket: string) =>
  `https://firebasestorage.googleapis.com/v0/b/${bucket}/o/a.webp`;
const withHost = (origin: string) => `${origin}/v0/b/bucket.example/o/a.webp`;

export const imageUrlUpTo = (max: number): Values => ({
  isOfMany: true,
  allowed: {
    'a stored file': imageUrl(),
    'a file of another bucket': withHost('https://firebasestorage.googleapis.com'),
    'a bucket of every character': imageIn('a1_b-c.d'),
    'a file of the emulator': withHost('http://127.0.0.1:9199'),
    'a file of the emulator by name': withHost('http://localhost:28199'),
    [`${max} characters`]: imageUrlOf(max),
  },
  denied: {
    [`${max + 1} characters`]: imageUrlOf(max + 1),
    'no text': '',
    'nothing (null)': null,
    'a list of it': [imageUrl()],
    'a stored file over http': withHost('http://firebasestorage.googleapis.com'),
    'the emulator without a port': withHost('http://127.0.0.1'),
    'the emulator over https': withHost('https://127.0.0.1:9199'),
    'another host': 'https://evil.example/v0/b/bucket/o/a.webp',
    'a look-alike host': withHost('https://firebasestorage.googleapis.com.evil.example'),
    'a host without its first dot': withHost('https://firebasestorage-googleapis.com'),
    'a host without its last dot': withHost('https://firebasestorage.googleapis-com'),
    'a host with nothing for its first dot': withHost('https://firebasestoragegoogleapis.com'),
    'a host with nothing for its last dot': withHost('https://firebasestorage.googleapiscom'),
    'the emulator with nothing for its first dot': withHost('http://1270.0.1:9199'),
    'the emulator with nothing for its second dot': withHost('http://127.00.1:9199'),
    'the emulator with nothing for its last dot': withHost('http://127.0.01:9199'),
    'a user before the emulator': withHost('http://known@127.0.0.1:9199'),
    'a look-alike of the emulator': withHost('http://127x0.0.1:9199'),
    'a second one': withHost('http://127.0x0.1:9199'),
    'a third one': withHost('http://127.0.0x1:9199'),
    'the emulator with half a port': withHost('http://127.0.0.1:'),
    'the host as a user name': withHost('https://firebasestorage.googleapis.com@evil.example'),
    'a user before the host': withHost('https://known@firebasestorage.googleapis.com'),
    'a path that is no stored file': 'https://firebasestorage.googleapis.com/v0/b/bucket/a.webp',
    'a bucket without a file': 'https://firebasestorage.googleapis.com/v0/b/bucket/o/',
    'no bucket': 'https://firebasestorage.googleapis.com/v0/b//o/a.webp',
    'a slash in the bucket': imageIn('x/y'),
    'a capital in the bucket': imageIn('Bucket'),
    'no b': 'https://firebasestorage.googleapis.com/v0/bucket/o/a.webp',
    'the emulator with a line in its port': withHost('http://127.0.0.1:9_1'),
    'the emulator with a hyphen in its port': atInvalidPort(imageUrl()),
    'the emulator with a slash behind its port': withHost('http://127.0.0.1:9199/'),
    'no version': 'https://firebasestorage.googleapis.com/b/bucket/o/a.webp',
    data: 'data:image/png;base64,AAAA',
    'a script': 'javascript:alert(1)',
    'a script before the address': `javascript:alert(1)//${imageUrl()}`,
    'a line end before the address': `\n${imageUrl()}`,
    'an attribute behind it': `${imageUrl()}" onerror="alert(1)`,
    'a quote and a letter behind it': `${imageUrl()}"y`,
  },
});
