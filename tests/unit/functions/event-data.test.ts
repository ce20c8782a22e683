// product 23.12.
import { expect, test } from 'vitest';
import { eventData } from '../../../src/content/meta/event-data';
import { site } from '../../../src/company/site';
import { anEvent } from '../../support/builders';

const LOOK = { id: 'look', title: 'First look', place: 'Tagore Theatre', day: '2026-12-18' };

test('structured data contain the known values of an event, with times in the company’s zone', () => {
  const picture = { src: 'https://pictures.test/look.webp' };
  const event = anEvent({ ...LOOK, time: '18:30', description: 'With the director.', picture });
  expect(JSON.parse(JSON.stringify(eventData(event)))).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: 'First look',
    url: `${site.origin}/events?event=look`,
    startDate: '2026-12-18T18:30+05:30',
    location: { '@type': 'Place', name: 'Tagore Theatre', address: 'Tagore Theatre' },
    description: 'With the director.',
    image: 'https://pictures.test/look.webp',
    organizer: { '@type': 'Organization', name: site.name, url: `${site.origin}/` },
  });
});

test.each([
  [{}, undefined],
  [{ lastDay: '2026-12-20' }, '2026-12-20'],
  [{ endTime: '21:00' }, '2026-12-18T21:00+05:30'],
  [{ lastDay: '2026-12-19', endTime: '02:00' }, '2026-12-19T02:00+05:30'],
])('an event with %j ends at %s', (end, endDate) =>
  expect(eventData(anEvent({ ...LOOK, ...end }))).toMatchObject({
    startDate: '2026-12-18',
    endDate,
  }),
);
