import { decimal, negated, textOf } from '../../../src/foundation/decimal.ts';
import { type BrokerReply, orRefused, Refuse, startLocalBroker } from './local-broker.ts';
import { aStory, cashOf, reported, type Story, type StoryTrade, signed, standingOf } from './story.ts';

export const flexKeys = { applicationId: '123456', accessKey: '9900112233445566778899' };

const reference = '7788990011';

/** The Flex web service: a reference, then "in progress" once, then the statement. */
export async function startInteractiveBrokers() {
  const story = aStory({ account: 'U1234567' });
  const first = structuredClone(story.trades);
  const state = {
    isExpired: false,
    failWith: '',
    /** How often it is still being made. */
    pollsNeeded: 1,
    sections: ['Trades', 'CashTransactions', 'OpenPositions', 'CashReport'],
  };
  let polls = 0;
  const local = await startLocalBroker(
    orRefused(({ path, query, headers }) => {
      if (!headers['user-agent']) throw new Refuse(403, 'Forbidden');
      const [t, q, v] = ['t', 'q', 'v'].map((name) => query.get(name));
      if (v !== '3') return failed('1020', 'Invalid request or unable to validate request.');
      if (t !== flexKeys.accessKey) return failed('1015', 'Token is invalid.');
      if (state.isExpired) return failed('1012', 'Token has expired.');
      if (state.failWith) return failed(state.failWith, 'As the test wants it.');
      if (path === '/SendRequest') {
        if (q !== flexKeys.applicationId) return failed('1014', 'Query is invalid.');
        polls = 0;
        return xml(
          `<FlexStatementResponse timestamp="15 November, 2026 02:00 PM EST"><Status>Success</Status><ReferenceCode>${reference}</ReferenceCode><Url>https://elsewhere.example/GetStatement</Url></FlexStatementResponse>`,
        );
      }
      if (path !== '/GetStatement') throw new Refuse(404, 'Not Found');
      if (q !== reference) return failed('1017', 'Reference code is invalid.');
      if (polls++ < state.pollsNeeded)
        return failed('1019', 'Statement generation in progress. Please try again shortly.', 'Warn');
      return xml(statement(story, first, state.sections));
    }),
  );
  return { local, story, state };
}

const xml = (body: string): BrokerReply => ({ headers: { 'content-type': 'text/xml' }, body });

function failed(code: string, message: string, status = 'Fail'): BrokerReply {
  return xml(
    `<FlexStatementResponse timestamp="15 November, 2026 02:00 PM EST"><Status>${status}</Status><ErrorCode>${code}</ErrorCode><ErrorMessage>${message}</ErrorMessage></FlexStatementResponse>`,
  );
}

function statement(story: Story, first: readonly StoryTrade[], sections: readonly string[]): string {
  const { account, currency, deposit, dividend } = story;
  const { cash, units } = standingOf(story);
  const day = (at: string) => at.slice(0, 10).replaceAll('-', '');
  const cashLine = (type: string, amount: string, at: string, id: string, more = '') =>
    `<CashTransaction accountId="${account}" currency="${currency}" type="${type}" amount="${amount}" settleDate="${day(at)}" dateTime="${day(at)};${at.slice(11, 19).replaceAll(':', '')}" transactionID="${id}" description="" levelOfDetail="DETAIL" ${more}/>`;
  const written: Record<string, string> = {
    Trades: reported(
      story,
      story.trades.flatMap((trade, i) => tradesOf(story, trade, first[i])),
    ).join(''),
    CashTransactions: reported(story, [
      cashLine('Deposits/Withdrawals', deposit.amount, deposit.at, deposit.id),
      ...(dividend
        ? [
            cashLine(
              'Dividends',
              dividend.amount,
              dividend.at,
              dividend.id,
              `symbol="${dividend.symbol}" isin="US0378331005" assetCategory="STK"`,
            ),
          ]
        : []),
    ]).join(''),
    OpenPositions: `<OpenPosition accountId="${account}" currency="${currency}" assetCategory="STK" symbol="${story.trades[0]!.symbol}" isin="US0378331005" description="APPLE INC" position="${units}" markPrice="201.5" reportDate="20260630" levelOfDetail="SUMMARY"/>`,
    CashReport: `<CashReportCurrency accountId="${account}" currency="BASE_SUMMARY" endingCash="1"/><CashReportCurrency accountId="${account}" currency="${currency}" endingCash="${cash}" toDate="20260630"/>`,
  };
  const inside = sections.map((name) => `<${name}>${written[name]}</${name}>`).join('');
  return `<FlexQueryResponse queryName="all" type="AF"><FlexStatements count="1"><FlexStatement accountId="${account}" fromDate="20260101" toDate="20260630" period="YearToDate" whenGenerated="20260701;120000">${inside}</FlexStatement></FlexStatements></FlexQueryResponse>`;
}

/** A trade that was corrected since is struck out and told anew, as the broker does it. */
function tradesOf({ account, currency }: Story, trade: StoryTrade, was: StoryTrade | undefined): string[] {
  const line = (one: StoryTrade, id: string, isStruck = false) => {
    const [date, time] = [one.at.slice(0, 10).replaceAll('-', ''), one.at.slice(11, 19).replaceAll(':', '')];
    const units = isStruck ? textOf(negated(decimal(signed(one)))) : signed(one);
    const proceeds = isStruck ? textOf(negated(decimal(cashOf(one)))) : cashOf(one);
    const side = `${one.side.toUpperCase()}${isStruck ? ' (Ca.)' : ''}`;
    return `<Trade accountId="${account}" currency="${currency}" assetCategory="STK" subCategory="COMMON" symbol="${one.symbol}" isin="US0378331005" description="APPLE INC" listingExchange="NASDAQ" tradeID="${id}" tradeDate="${date}" dateTime="${date};${time}" buySell="${side}" quantity="${units}" tradePrice="${one.price}" proceeds="${proceeds}" ibCommission="-${one.fee}" ibCommissionCurrency="${currency}" levelOfDetail="EXECUTION"/>`;
  };
  if (was && trade.isCancelled) return [line(was, was.id), line(was, `${was.id}9`, true)];
  if (!was || was.price === trade.price) return [line(trade, trade.id)];
  return [line(was, was.id), line(was, `${was.id}9`, true), line(trade, `${was.id}1`)];
}
