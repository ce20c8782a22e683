import { beginPage } from '../../app/ahead';
import { announcementsLoader } from './announcements.loader';

beginPage(announcementsLoader);
