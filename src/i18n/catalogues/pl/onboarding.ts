import type { SameKeys } from '../../catalogue-shape.ts';
import type en from '../en/onboarding.ts';

const pl: SameKeys<typeof en> = {
  title: 'Witaj',
  heading: 'Na początek trzy pytania',
  lead: 'Powiedz nam trochę o\u00a0tym, jak inwestujesz. Odpowiedzi widzisz tylko Ty, możesz je zmienić w\u00a0ustawieniach.',
  stepOf: 'Pytanie {step} z\u00a0{total}',
  back: 'Wstecz',
  next: 'Dalej',
  finish: 'Przejdź do panelu',
  change: 'Zmień',
  choose: 'Wybierz jedną odpowiedź',
  steps: { familiarity: 'Doświadczenie', reason: 'Cel', scope: 'Zakres', summary: 'Podsumowanie' },
  familiarity: {
    question: 'Jakie masz doświadczenie w\u00a0inwestowaniu?',
    hint: 'Nie ma złych odpowiedzi.',
  },
  reason: {
    question: 'Po co inwestujesz?',
    hint: 'Wybierz to, co teraz jest dla Ciebie najważniejsze.',
  },
  scope: {
    question: 'Czyje inwestycje będziesz śledzić?',
    hint: 'W\u00a0obu przypadkach nic nikomu nie udostępniamy.',
  },
  options: {
    beginner: { title: 'Dopiero zaczynam', text: 'Niektóre pojęcia są dla mnie jeszcze nowe.' },
    regular: {
      title: 'Inwestuję regularnie',
      text: 'Znam akcje, fundusze i\u00a0obligacje, sprawdzam szczegóły.',
    },
    expert: {
      title: 'Znam się na tym dobrze',
      text: 'Wiem, czym są IRR i\u00a0obsunięcie kapitału; liczą się dla mnie liczby.',
    },
    retirement: { title: 'Emerytura', text: 'IKE, IKZE, PPK i\u00a0inne oszczędności.' },
    purchase: {
      title: 'Większy zakup',
      text: 'Mieszkanie, samochód, studia dziecka: kwota na określony termin.',
    },
    income: { title: 'Dochód pasywny', text: 'Regularne dywidendy, odsetki i\u00a0czynsz.' },
    growth: { title: 'Pomnażanie kapitału', text: 'Jak najwyższy zysk długoterminowo.' },
    personal: { title: 'Tylko swoje', text: 'Własne pieniądze albo oszczędności rodziny.' },
    professional: {
      title: 'Prywatne i\u00a0zawodowe',
      text: 'Także w\u00a0pracy: dla klientów, firmy albo stowarzyszenia.',
    },
  },
  summary: {
    question: 'Czy wszystko się zgadza?',
    hint: 'Jeszcze jedno kliknięcie i\u00a0panel będzie gotowy.',
    familiarity: 'Doświadczenie',
    reason: 'Cel',
    scope: 'Zakres',
  },
};
export default pl;
