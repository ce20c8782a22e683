import { UNTITLED } from '../../shared/words/lists';
import { urlOf } from '../locale/language';
import { site } from '../../company/site';
import type { CinemaEvent } from '../event/event';
import { timeAt } from '../locale/company-clock';
import { metaDescription } from './meta-tags';
import { paths } from '../paths/paths';

/** Returns an event as schema.org data; unknown values are left out. */
export function eventData(event: CinemaEvent): object {
  const { id, title, place, day, time, lastDay, endTime, description, picture } = event;
  const url = urlOf(paths.event(id));
  const data: Readonly<Record<string, unknown>> = {
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: title || UNTITLED,
    url,
    startDate: written(day, time),
    endDate: lastDay || endTime ? written(lastDay ?? day, endTime) : undefined,
    location: place ? { '@type': 'Place', name: place, address: place } : undefined,
    description: metaDescription(description ?? '') || undefined,
    image: picture?.src,
    organizer: { '@type': 'Organization', name: site.name, url: `${site.origin}/` },
  };
  return data;
}

/** Formats a day, or a time on it by the company's clock with its offset from UTC: 2026-12-18T18:30+05:30. */
function written(day: string, time?: string): string {
  if (!time) return day;
  const ahead = Math.round((Date.parse(`${day}T${time}Z`) - timeAt(day, time)) / 60_000);
  const two = (value: number) => String(value).padStart(2, '0');
  const [hours, minutes] = [Math.floor(Math.abs(ahead) / 60), Math.abs(ahead) % 60];
  return `${day}T${time}${ahead < 0 ? '-' : '+'}${two(hours)}:${two(minutes)}`;
}
