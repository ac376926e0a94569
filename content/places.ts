import type { PlaceTable } from './types.ts'

/**
 * Where ZIP codes and towns are (docs/decisions/36-near-me.md). Written by `npm run places`; the towns are GeoNames',
 * CC BY 4.0.
 */
export const placeTable: PlaceTable = {
  areas: [
    { first: '005', start: [816, -1461], steps: '' },
    { first: '060', start: [837, -1456], steps: 'gkjucjhUgefdriZdggbUijgijlpdfljlVgvVenPYlgUrmagt!fhhettZhl' },
    { first: '100', start: [815, -1479], steps: 'iihhgfnnplfigghjpbYridgikkhjilgemuhdm#?GiihllfUdcpghiR@$%f' },
    { first: '130', start: [859, -1524], steps: 'khikk#hhij)c3jkgdb' },
    { first: '140', start: [856, -1573], steps: 'ihkfmff.ikmgPJk>ep' },
    {
      first: '150',
      start: [809, -1601],
      steps: 'hkjhafgqizpVqstpQftNnZf#tfpYmiB>-fRs!wFngmcQg!jlkrih*SaoeshzhhoZmwrffdgahlteF#bhijijhVnpmYhhUokkQk',
    },
    { first: '206', start: [768, -1534], steps: 'sgmbhlorjggj' },
    { first: '214', start: [780, -1530], steps: '' },
    { first: '215', start: [792, -1580], steps: '' },
    { first: '216', start: [777, -1521], steps: 'vFJ]+b' },
    { first: '247', start: [748, -1625], steps: 'jaq*pMjiphdg' },
    { first: '254', start: [788, -1561], steps: '' },
    { first: '255', start: [766, -1643], steps: 'XkvbW)il' },
    { first: '260', start: [803, -1612], steps: 'PVZ)rYjlpoLU!@ai' },
    { first: '400', start: [762, -1706], steps: 'dRprf:XetgmbIxhzjZ[TZ:YncTonazjadZhp' },
    { first: '420', start: [738, -1772], steps: '' },
    { first: '421', start: [738, -1721], steps: 'jPsijV' },
    { first: '425', start: [743, -1694], steps: 'bitN' },
    { first: '430', start: [803, -1659], steps: 'Zjogsa#kiRmu8[qfh$-XgdbjhjjyikZSljnHcmH5cujWzmdlmpO$q$' },
    { first: '458', start: [816, -1684], steps: 'Bb$EYgli=Okeg+neY%gjbQC$TPvn$tOEVcdZfg/n$n' },
    { first: '480', start: [854, -1658], steps: 'YWlqodujdazWkxQLclXNcRl|)KiWcs<i%(' },
    { first: '498', start: [922, -1744], steps: 'vC' },
  ],
  zips: {
    '112': '23hi24hh29hi35hi',
    '115': '09gg58gi59gh61gi69gj',
    '183': '28lo36ns37nq40os',
    '070':
      '01fi08fi16gh23gf27gh33hh36fi40ii41hh59gd60ff62gf63fe64ei65fh66fh67fh69ge76gg77ei78ig80ef81hg83hi88hh90gg92hg95eh',
    '071': '12hi',
    '077': '26id28he31fg46if47kf51jf',
    '078': '23fc27pi31ee42in66in71kk82ed',
    '079': '36jl',
    '080': '05hw06h!08ey15lr19hr50gx64lq87eu92fw',
    '085': '01gk10hm11ek12jk14gl20ik27fo33dl35im55hm62ej',
    '086': '40ek41fk',
    '087': '30kk36kk42kk50lk',
    '088': '05ij10ek12jk16gm17hm20jn28fm30io31el32ho36jj37hn40in46ik50gl54il57fn59go61hp63io72gn79go82gm84fm',
    '089': '02hh',
  },
  towns: [
    {
      state: 'NJ',
      called: 'New Jersey',
      center: [806, -1490],
      towns:
        'Allendalexp,Asbury Parkgs,Atlantic Highlandskr,Avenelom,Bayonnepq,Bayvilleap,Bedminsterqf,Bellevillesp,Belmargs,Bergenfieldvs,Berkeley Heightsqj,Bernardsvilleqh,Bloomfieldso,Bloomingdalemf,Bogotaur,Boontonuk,Bound Brooknh,Bradley Beachgs,Bradley Gardensnf,Bridgewaterof,Brookdaleto,Butlerwl,Caldwelltm,CamdenbW,Carlstadttq,Cartereton,Cedar Grovetn,Chathamrk,Cherry HillbX,Clarkpm,Clearbrook Parkij,Cliffside Parkss,Cliftontp,Clostervt,Colonianm,Concordiaij,Cranfordpm,Cresskillvt,Daytonji,Doveruh,Dumontvs,Dunellenoj,East Brunswicklk,East Franklinmj,East Freeholdin,East Hanoversl,East Newarkrp,East Orangero,East Rutherfordtq,Eatontownir,Edgewaterts,Edisonmk,Elizabethpo,Elmwood Parkuq,Emersonwr,Englewoodut,Essex Fellssm,Ewinghc,Fair Havenjr,Fair Lawnvp,Fairfieldum,Fairviewss,Fanwoodpk,Finderneng,Flemingtonmb,Florham Parksk,Fordsnm,Fort Leett,Franklin Lakeswo,Franklin Parklh,Freeholdhn,Garfielduq,Garwoodpm,Glen Ridgeso,Glen Rockvp,Green Knollog,Guttenbergss,Hackensackur,Haledonvo,Hamilton Squarehf,Hanoversl,Harrisonrp,Hasbrouck Heightstq,Hawthornevp,Heathcotekg,Highland Parkmk,Highlandsks,Hightstownhi,Hillsdalewr,Hillsideqn,Hobokenrr,Holiday City-Berkeleybm,Hopatcongvf,Hopatcong Hillsvf,Hopewellkd,Irvingtonrn,Iselinom,JacksonYb,Jamesburgjj,Jersey Cityrq,Keansburglp,Kearnyrp,Kendall Parkkh,Kenilworthqm,Keyportlo,Kinnelonwl,Lakewoodeo,Laurence Harborln,Lawrencevilleid,Leonardokr,Leoniats,Lincoln Parkum,Lincroftjq,Lindenon,Little Fallsto,Little Ferrytr,Little Silverjr,Livingstonsm,Lodiuq,Long Branchis,Lyndhurstsq,Madisonrk,Madison Parklm,Mahwahyp,Manasquanfr,Manvilleng,Maplewoodrn,Marlboroin,Martinsvilleoh,Matawankn,Maywoodur,Mercervillehe,Mercerville-Hamilton Squarehf,Metuchennl,Middlesexni,Midland Parkwp,Milltownlj,Monmouth Beachjs,Monmouth Junctionkh,Montclairto,Montvalexs,Moonachietr,Morganvillekn,Morris Plainssi,Morristownsi,Mount Laurelba,Mountainsidepl,Navesinkkr,Neptune Citygr,New Brunswickmj,New Milfordvs,New Providenceqk,Newarkrp,North Arlingtonsp,North Bergenss,North Caldwelltn,North Haledonvo,North Middletownlq,North Plainfieldpj,Northfieldrm,Nutleysp,Oakhursths,Oaklandwn,Oceanportis,Old Bridgekl,Oradellvr,Orangern,Palisades Parkts,Paramusvq,Park Ridgexr,Parsippanytj,Passaictp,Patersonup,Penningtonjc,PennsaukenbX,Perth Amboymn,Piscatawaymk,Plainfieldpk,Plainsboro Centerjg,Point Pleasanter,Pompton Lakeswm,Port Monmouthlq,Port Readingnn,Princetonjf,Princeton Meadowsjh,Prospect Parkvp,Rahwayom,Ramseyxp,Randolphtg,Raritannf,Ridgefieldts,Ridgefield Parkts,Ridgewoodwq,Ringwoodyn,River Edgevr,River Valews,Robertsvillejm,Rochelle Parkuq,Roselandsm,Rosellepn,Roselle Parkpn,Rossmoorjj,Rumsonjs,Rutherfordtq,Saddle Brookuq,Sayrevillell,Sayreville Junctionll,Scotch Plainspk,Secaucussr,Shark River Hillsgr,Short Hillsrl,Shrewsburyjr,SicklervilleWZ,Singacun,Society Hillnj,Somersetmi,Somervilleng,South Amboymm,South Old Bridgekl,South Orangern,South Plainfieldok,South Riverlk,South VinelandRX,Spartaxf,Spotswoodkk,Springfieldqm,Strathmoreko,Summitql,Teaneckus,Ten Mile Runkg,Tenaflyvt,Tinton Fallsiq,Toms Riverbo,Totowauo,Trentongd,Twin Rivershi,Unionqn,Union Beachlo,Union Cityss,Upper Saddle Riverxq,Veronatn,Vincentownbd,VinelandSX,Voorheesmi,Waldwickwq,Wallingtontq,Wanamassahr,Wanaquexm,Warren Townshipoi,Watchungpj,Waynevm,Weehawkenrs,West Freeholdhm,West Long Branchis,West Milfordzl,West New Yorkss,West Orangesn,Westvilletm,Westwoodwr,White Horsege,White Meadow Lakeui,Whittinghamjj,Willingborodb,Wood-Ridgetq,Woodbridgenm,Woodcliff Lakewr,Woodland Parkuo,Wyckoffwp,Yardvillegf,Yorketownil',
    },
    {
      state: 'OH',
      called: 'Ohio',
      center: [807, -1654],
      towns:
        'Akronx),AmberleyL9,BeavercreekVH,Beckett RidgeO9,Blue AshMA,BridgetownK5,Cantonr+,CheviotK6,Cleveland($,Cleveland Heights((,Columbusac,CovedaleJ6,Cuyahoga Fallsy),DaytonWE,Deer ParkLA,Delhi HillsJ6,DentL5,DillonvaleLA,Dry RunJB,Dublinda,Elmwood PlaceL8,Elyria$u,Euclid*(,FairfieldO7,FinneytownL8,Forest ParkN8,ForestvilleJB,Fruit HillJB,Golf ManorL9,GoshenMF,GreenhillsM8,GroesbeckL6,HamiltonP7,HarrisonM2,KenwoodLB,KetteringVF,Lakewood(!,LebanonQE,Lorain&s,LovelandMD,MackK5,MadeiraLB,Mansfieldqm,MariemontKB,MasonOC,Mentor+-,Miami HeightsK4,MiddletownRA,MilfordLC,Monfort HeightsL6,MonroeQB,MontgomeryMB,Mount CarmelJC,Mount HealthyM7,New BurlingtonM7,Newarkco,North College HillL7,NorthbrookM6,NorthgateM6,NorwoodK9,OxfordR3,Parma%$,ReadingL9,Saint BernardK8,Salem HeightsIA,SharonvilleMA,SherwoodJB,SilvertonLA,SpringdaleN8,SpringfieldZM,SummersideJC,The Village of Indian HillLB,Toledo+R,Turpin HillsJA,White OakL6,WithamsvilleIC,WyomingM9,Youngstownx{',
    },
    {
      state: 'NY',
      called: 'New York',
      center: [817, -1477],
      towns:
        'Astoriagg,Baysidegj,Brooklyneg,College Pointhi,Coronagi,Elmhurstgh,Far Rockawaydk,Forest Hillsfi,Hempsteadfn,Jackson Heightsgh,Jamaicafj,Manhattanhg,Maspethfh,Melrosehh,Middle Villagefh,Mount Vernonji,New Cityof,New Rochellejj,New Yorkff,Ozone Parkfi,Queensfi,Queens Villagegk,Rego Parkgi,Richmond Hillfi,Spring Valleyne,Staten Islandcc,Sunnysidegg,The Bronxii,White Plainsmk,Whitestonehj,Woodhavenfi,Woodsidegh,Yonkerskh',
    },
    {
      state: 'PA',
      called: 'Pennsylvania',
      center: [806, -1503],
      towns: 'Allentownob,Bethlehempe,Levittownfo,Philadelphiabi',
    },
    { state: 'CT', called: 'Connecticut', center: [823, -1467], towns: 'Bridgeportjl,Norwalkhh,Stamfordge' },
    {
      state: 'KY',
      called: 'Kentucky',
      center: [781, -1691],
      towns:
        'Bellevuejj,Burlingtonif,Covingtonjj,Daytonjk,Erlangerhh,Florencehg,Fort Thomasjk,Independencegi,Newportjj',
    },
  ],
}
