import type { SameKeys } from '../../../catalogue-shape.ts';
import type en from '../../en/watching/failures.ts';

const pl: SameKeys<typeof en> = {
  tagError: 'Tag ma od 1 do 30 znaków, bez przecinków i\u00a0znaku #',
  tooManyTags: 'Masz już 200 tagów. Najpierw usuń któryś z\u00a0nich.',
  tooManyTagsOfThing: 'Jedna rzecz może mieć do 20 tagów',
  tagsNotFetched: 'Nie udało się pobrać tagów',
  tagsNotSaved: 'Nie udało się zapisać tagów',
  tagNotDeleted: 'Nie udało się usunąć taga',
  decisionError: 'Najpierw coś napisz',
  decisionTooLong: 'Każda odpowiedź może mieć do 1000 znaków',
  decisionPurchaseError: 'Powód ma tylko zakup',
  decisionsNotFetched: 'Nie udało się pobrać Twoich zapisków',
  decisionNotSaved: 'Nie udało się zapisać Twoich słów',
  decisionNotDeleted: 'Nie udało się usunąć Twoich słów',
  watchlistNameError: 'Nazwa ma od 1 do 40 znaków',
  watchlistNameTaken: 'Masz już listę o\u00a0tej nazwie',
  watchlistColumnsError: 'Nie ma takiej kolumny',
  watchlistPlaceError: 'Nie ma takiego miejsca na liście',
  watchlistError: 'Wybierz listę',
  tooManyWatchlists: 'Masz już 20 list. Najpierw usuń którąś z\u00a0nich.',
  tooManyWatched: 'Lista może mieć do 100 walorów',
  watchedAlready: 'Ten walor jest już na tej liście',
  watchlistsNotFetched: 'Nie udało się pobrać list obserwowanych',
  watchlistNotSaved: 'Nie udało się zapisać listy',
  watchlistNotDeleted: 'Nie udało się usunąć listy',
  watchedNotSaved: 'Nie udało się tego zapisać',
  watchedNotDeleted: 'Nie udało się zdjąć waloru z\u00a0listy',
};
export default pl;
