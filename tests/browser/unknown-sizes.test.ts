import { test } from './support/fixtures';
import { reservesSpace } from './support/unknown-sizes';

test.use({ reducedMotion: 'no-preference' });

reservesSpace('/');
