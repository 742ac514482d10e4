vardic-card = { $suit ->
    [S] { rank } of Skulls
    [W] { rank } of Wings
    [F] { rank } of Fangs
   *[C] { rank } of Crosses
}
