import { startPreload } from '../../data/loader-cache';
import { announcementsLoader } from './announcements.loader';

startPreload(announcementsLoader);
