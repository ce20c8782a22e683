import { codeOf, FORBIDDEN_IN_ADDRESSES } from '../../support/characters';
import { fewOf, type Values } from './values';

const youTube = (host: string) => `https://${host}/watch?v=abcdefghijk`;

/**
 * Returns the address with each character that no address may contain. All types of addresses share
 * this character class.
 */
const withForbidden = (address: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    FORBIDDEN_IN_ADDRESSES.map((character) => [
      `${codeOf(character)} in ${address}`,
      `${address}${character}y`,
    ]),
  );

export const youTubeUrl: Values = {
  isOfMany: true,
  allowed: {
    'a watch link': youTube('www.youtube.com'),
    'a mobile link': youTube('m.youtube.com'),
    'a bare link': youTube('youtube.com'),
    'a short link': 'https://youtu.be/abcdefghijk?si=x-_1&t=5',
    'an embed link': 'https://www.youtube-nocookie.com/embed/abcdefghijk',
    '300 characters': youTube('www.youtube.com').padEnd(300, 'x'),
  },
  denied: {
    '301 characters': youTube('www.youtube.com').padEnd(301, 'x'),
    'no text': '',
    'nothing (null)': null,
    'a list of it': [youTube('youtu.be')],
    'a script': 'javascript:alert(1)//youtube.com/',
    http: 'http://www.youtube.com/watch?v=abcdefghijk',
    'no scheme': 'www.youtube.com/watch?v=abcdefghijk',
    'capitals in the scheme': 'HTTPS://www.youtube.com/watch?v=abcdefghijk',
    'another host': youTube('vimeo.com'),
    'a look-alike host': youTube('youtube.com.evil.example'),
    'a host that ends alike': youTube('notyoutube.com'),
    'www without its dot': youTube('wwwxyoutube.com'),
    'm without its dot': youTube('mxyoutube.com'),
    'a host without its last dot': youTube('www.youtubexcom'),
    'a short host without its dot': 'https://youtuxbe/abcdefghijk',
    'an embedding host without its first dot': youTube('wwwxyoutube-nocookie.com'),
    'an embedding host without its last dot': youTube('www.youtube-nocookiexcom'),
    'www with nothing for its dot': youTube('wwwyoutube.com'),
    'm with nothing for its dot': youTube('myoutube.com'),
    'a host with nothing for its last dot': youTube('www.youtubecom'),
    'a short host with nothing for its dot': 'https://youtube/abcdefghijk',
    'an embedding host with nothing for its first dot': youTube('wwwyoutube-nocookie.com'),
    'an embedding host with nothing for its last dot': youTube('www.youtube-nocookiecom'),
    'a line end as its last character': `${youTube('youtube.com')}\n`,
    'a host of the family that is not listed': youTube('music.youtube.com'),
    'the host as a user name': 'https://youtube.com@evil.example/watch',
    'a user before the host': 'https://known@youtube.com/watch?v=abcdefghijk',
    'a host alone': 'https://www.youtube.com',
    'a host and a slash': 'https://www.youtube.com/',
    'a line end before it': `\n${youTube('youtube.com')}`,
    'a line end after it': `${youTube('youtube.com')}\njavascript:alert(1)`,
    'a blank': `${youTube('youtube.com')} x`,
    'a quote': `${youTube('youtube.com')}"y`,
  },
};

export const webUrl: Values = {
  isOfMany: true,
  allowed: {
    'a host': 'https://tickets.example',
    'every character of a host': 'https://A1-b.C2-d.E3-f.example',
    'a query behind the host': 'https://tickets.example?x',
    'characters beside those that are hidden': 'https://tickets.example/\u2027\u2065',
    'a mark behind the host': 'https://tickets.example#x',
    'a port, path, query and mark': 'https://a-b.tickets.example:8443/x/മ?y=1&z=%20#t',
    '300 characters': 'https://tickets.example/'.padEnd(300, 'x'),
  },
  denied: {
    '301 characters': 'https://tickets.example/'.padEnd(301, 'x'),
    'nothing (null)': null,
    'a list of it': ['https://tickets.example'],
    'a letter before the scheme': 'xhttps://tickets.example/x',
    'a line end behind the host': 'https://tickets.example\n',
    'a line end as its last character': 'https://tickets.example/x\n',
    http: 'http://tickets.example/',
    'a script': 'javascript:alert(1)',
    data: 'data:text/html,x',
    'no scheme': 'tickets.example/x',
    'no host': 'https:///x',
    'a host without a dot': 'https://localhost/x',
    'a dot before the host': 'https://.example/x',
    'a dot after the host': 'https://tickets./x',
    'a colon without a port': 'https://tickets.example:/x',
    'a colon and a slash': 'https://tickets.example:/',
    'a port of letters': 'https://tickets.example:x/',
    'a port with a line': 'https://tickets.example:80_1',
    'a port with a hyphen': 'https://tickets.example:80-1',
    'a path instead of the end of the host': 'https://localhost/x.example',
    'a host as a user name': 'https://known.example@evil.example/',
    'a user name': 'https://known@evil.example/',
    'a user name without letters': 'https://@evil.example/',
    'a blank': 'https://tickets.example/a b',
    'a line end': 'https://tickets.example/a\nb',
    'a tab before it': '\thttps://tickets.example/',
    'an underscore in the host': 'https://tickets_x.example/',
    'an underscore in the last part of the host': 'https://tickets.ex_ample/',
    ...withForbidden('https://tickets.example/x'),
  },
};

export const linkOfBanner: Values = {
  allowed: {
    ...fewOf(webUrl).allowed,
    'a path of the site': '/movie/x',
    'a mark that reads like another site': '/movie/x#//y',
    'a path with a dot, a query and a mark': '/movie/a.b?next=//x/../%2f%5c%2e#//',
    'the start': '/',
    'a path of 300 characters': '/movie/'.padEnd(300, 'x'),
  },
  denied: {
    ...fewOf(webUrl).denied,
    'no text': '',
    'a path of 301 characters': '/movie/'.padEnd(301, 'x'),
    'a quote in a path': '/movie/x"y',
    'a letter before the path': 'x/movie',
    'a line end as the last character of a path': '/movie/x\n',
    'two slashes': '//evil.example/x',
    'two slashes later': '/movie//evil.example',
    'two slashes behind a dot': '/.//evil.example',
    'two slashes behind two dots': '/..//evil.example',
    'a step upwards': '/movie/../x',
    'a slash and a backslash': '/\\evil.example',
    'the code of a backslash': '/%5cevil.example',
    'the code of a backslash in capitals': '/%5Cevil.example',
    'the code of a slash': '/%2fevil.example',
    'the code of a dot': '/%2e%2e/evil.example',
    'a tab between two slashes': '/\t/evil.example',
    'a relative path': 'movie/x',
    'a list of a path': ['/', '/'],
  },
};
